/** A language of the site, as pages and search engines name it. */
interface Language {
  /** The name in `lang` and `hreflang`. */
  tag: string;
  /** The name in Open Graph. */
  locale: string;
  /** What the paths of its pages begin with. */
  prefix: string;
}

/** The languages of the site, the default one first. A second one is added here. */
export const languages: readonly [Language, ...Language[]] = [{ tag: 'en-IN', locale: 'en_IN', prefix: '' }];
