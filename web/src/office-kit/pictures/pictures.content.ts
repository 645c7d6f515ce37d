import type { ItemKind } from 'domain/schema.generated.ts';

export const picturesContent = {
  fromLibrary: 'Choose from library',
  upload: {
    waiting: 'Waiting…',
    preparing: 'Preparing…',
    uploadOf: 'Upload of',
    retry: 'Try again',
    cancel: 'Cancel',
    failed: 'The picture could not be stored. Please try again.',
    unreachable: 'The picture did not reach the server. Please try again.',
    notUploaded: (count: number) =>
      count === 1
        ? 'A picture was not uploaded. Please try again or remove it.'
        : `${count} pictures were not uploaded. Please try again or remove them.`,
    saveWhenUploaded: (count: number) => `Waiting for ${count === 1 ? 'a picture' : `${count} pictures`}…`,
  },
  picker: {
    title: 'Choose pictures',
    titleOfOne: 'Choose a picture',
    upload: 'Upload pictures',
    uploadOne: 'Upload a picture',
    drop: 'or drop or paste them here',
    dropOne: 'or drop or paste it here',
    hint: 'JPEG, PNG, WebP or AVIF, up to 10 MB each.',
    library: 'Library',
    search: 'Search titles and descriptions',
    empty: 'The library has no pictures yet.',
    noMatch: 'No picture matches. The search covers titles and descriptions.',
    loading: 'Loading…',
    failed: 'The library could not be loaded. Please check your connection.',
    retry: 'Try again',
    more: 'Load more',
    loaded: (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'} shown`,
    unused: 'Not used yet',
    further: 'and more',
    chosen: (count: number) => `${count} chosen`,
    add: (count: number) =>
      count === 0 ? 'Add pictures' : count === 1 ? 'Add 1 picture' : `Add ${count} pictures`,
    use: 'Use this picture',
    close: 'Cancel',
  },
  one: {
    label: 'Picture',
    alt: 'What it shows',
    altHint: (usual: string) => `If empty: ${usual}`,
    putBack: 'Put the previous one back',
    drop: 'or drop it here',
    noPicture: 'No picture yet',
  },
  kinds: {
    PROPERTY: 'Property',
    BLOG: 'Story',
    TEAM_MEMBER: 'Team',
    TESTIMONIAL: 'Testimonial',
    BUILDER: 'Builder',
    PROGRESS_PHOTO: 'Construction photo',
    MEDIA_ITEM: 'Media',
  } satisfies Partial<Record<ItemKind, string>>,
};
