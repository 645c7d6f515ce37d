/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Whether a picture is a photograph of what stands there, or an artist’s impression of what is planned. */
export type PictureNature =
  | 'ARTISTS_IMPRESSION'
  | 'PHOTOGRAPH';

export type ImageFactsFragment = { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null };
