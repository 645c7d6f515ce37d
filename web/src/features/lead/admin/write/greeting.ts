import { writeContent as texts } from './write.content.ts';

/** How a chat with a lead begins. */
export function greetingFor({ name, about }: { name: string | null; about: string | null }): string {
  const hello = name ? texts.greeting.replace('{name}', () => name) : texts.greetingNameless;
  return about ? `${hello} ${texts.about.replace('{property}', () => about)}` : `${hello}.`;
}
