import { personContent } from './person.content.ts';

const texts = personContent.page;

/** How a chat with a lead begins. */
export function greetingFor({ name, about }: { name: string | null; about: string | null }): string {
  const hello = name ? texts.greeting.replace('{name}', () => name) : texts.greetingNameless;
  return about ? `${hello} ${texts.about.replace('{property}', () => about)}` : `${hello}.`;
}
