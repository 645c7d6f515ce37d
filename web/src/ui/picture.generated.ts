/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ImageFactsFragment = { id: string, url: string, width: number, height: number, colour: string, alt: string };
