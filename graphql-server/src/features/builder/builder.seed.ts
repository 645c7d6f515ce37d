import type { BuilderCheck, TrackRecordEntry } from './builder.type.ts';

export interface BuilderSeed {
  since: number;
  trackRecord: TrackRecordEntry[];
  checks: BuilderCheck[];
}

/** The source of sample days: an address that is reserved for examples. */
const source = { sourceTitle: 'Sample entry', sourceAddress: 'https://example.com/sample-track-record' };

/** The records of two fictional builders, as their texts tell them, by their names. The others have a text alone. */
export const builderSeeds: Record<string, BuilderSeed> = {
  'Jalpath Developers': {
    since: 2012,
    trackRecord: [
      {
        ...{ project: 'Jalpath Terraces', place: 'Sector 137, Noida', ...source },
        ...{ launchedOn: '2018-04-15', promisedOn: '2022-06-30', deliveredOn: '2022-11-30' },
      },
      {
        ...{ project: 'Jalpath Nivas', place: 'Raj Nagar Extension, Ghaziabad', ...source },
        ...{ launchedOn: '2015-01-20', promisedOn: '2018-12-31', deliveredOn: '2018-12-20' },
      },
      {
        ...{ project: 'Jalpath Angan', place: 'Sector 77, Noida', ...source },
        ...{ launchedOn: '2012-09-10', promisedOn: '2015-12-31', deliveredOn: '2016-02-28' },
      },
    ],
    checks: [
      {
        text: 'Sample of a check: we compared the days of possession with the letters that owners showed us.',
        ...{ checkedBy: 'Prakash Venkatesan', checkedOn: '2026-09-14' },
      },
    ],
  },
  'Tulsi Angan Developers': {
    since: 2015,
    trackRecord: [
      {
        ...{ project: 'Tulsi Lane', place: 'Greater Noida', ...source },
        ...{ launchedOn: '2019-02-01', promisedOn: '2021-09-30', deliveredOn: '2022-08-31' },
      },
      {
        ...{ project: 'Tulsi Gali', place: 'Greater Noida', ...source },
        ...{ launchedOn: '2015-03-01', promisedOn: '2017-03-31', deliveredOn: '2017-03-31' },
      },
    ],
    checks: [
      {
        text: 'Sample of a check: we walked every building of the present street and counted the finished slabs.',
        ...{ checkedBy: 'Devendra Rawat', checkedOn: '2026-10-05' },
      },
    ],
  },
};
