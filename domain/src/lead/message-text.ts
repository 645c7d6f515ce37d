/** What a text can leave open, in the order in which the office lists it. */
export const placeholders = [
  'name',
  'project',
  'configuration',
  'price',
  'link',
  'me',
  'phone',
  'day',
  'time',
  'place',
] as const;
export type Placeholder = (typeof placeholders)[number];

/** What fills the placeholders; one that is absent or empty is not known. */
export type TextValues = Partial<Record<Placeholder, string>>;

const inBraces = /\{[^{}\n]{0,40}\}?|\}/g;
const known = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g');
const ofProject: readonly Placeholder[] = ['project', 'configuration', 'price', 'link', 'place'];

/** The first part of a text that looks like a placeholder and is none, such as “{nmae}”. */
export function unknownPlaceholder(text: string): string | undefined {
  return text.replace(known, '\n').match(inBraces)?.[0].trim();
}

/** The placeholders of a text, each once. */
export function placeholdersOf(text: string): Placeholder[] {
  return placeholders.filter((one) => text.includes(`{${one}}`));
}

/** Whether a text is about a project, so that it ends with its registration. */
export function isAboutProject(text: string): boolean {
  return placeholdersOf(text).some((one) => ofProject.includes(one));
}

/** A text with its values, each put in once and as it is; `missing` are those that are not known and stay as they are. */
export function filledText(text: string, values: TextValues): { text: string; missing: Placeholder[] } {
  return {
    text: text.replace(known, (whole, name: Placeholder) => values[name]?.trim() || whole),
    missing: placeholdersOf(text).filter((one) => !values[one]?.trim()),
  };
}
