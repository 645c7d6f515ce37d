import { resolve } from 'node:path';

/** Fonts, and the picture of the company, for share pictures. */
export const shareMedia = resolve('graphql-server/share-media');
