import { PictureWordsResolver } from '../files/picture-words.resolver.ts';
import { PictureResolver } from '../files/picture.resolver.ts';
import { sweepBatches } from './change/batches.ts';
import { sweepKeptWrites } from './once/kept-writes.ts';
import { filesTopic } from '../files/store.ts';
import type { Feature } from './feature.ts';
import { NodeResolver } from './node/node.resolver.ts';
import { externalIdsCollection } from './external/external-ids.ts';
import { ExternalIdsResolver } from './external/external-ids.resolver.ts';

/** What the product takes from this room. */
export const kitFeature: Feature = {
  resolvers: [ExternalIdsResolver, NodeResolver, PictureResolver, PictureWordsResolver],
  shown: [{ collection: filesTopic, unchanging: true }],
  files: [{ collection: 'versions', field: 'fileIds' }],
  sweeps: [sweepBatches, sweepKeptWrites],
  indexes: {
    activities: [
      // Each index ends with the other filter fields, so that the database skips entries without reading their documents.
      { key: { at: -1, _id: -1, adminId: 1, noun: 1, verb: 1 } },
      { key: { adminId: 1, at: -1, _id: -1, noun: 1, verb: 1 } },
      { key: { noun: 1, at: -1, _id: -1, adminId: 1, verb: 1 } },
      { key: { verb: 1, at: -1, _id: -1, adminId: 1, noun: 1 } },
      { key: { itemId: 1, at: -1, _id: -1 } },
      { key: { words: 1, at: -1, adminId: 1, noun: 1, verb: 1 } },
    ],
    [externalIdsCollection]: [{ key: { itemId: 1, _id: 1 } }],
    batches: [{ key: { batchId: 1 } }, { key: { at: 1 } }, { key: { itemId: 1 } }],
    versions: [{ key: { itemId: 1, at: -1 } }, { key: { fileIds: 1 } }],
  },
};
