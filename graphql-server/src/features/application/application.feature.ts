import { hiringRoles } from '../../access/roles.ts';
import {
  byCreation,
  byDeletion,
  bySubmissionKey,
  byTouch,
  byWord,
  ofLeads,
  sortedBy,
} from '../../database/indexes.ts';
import type { Feature } from '../../kit/feature.ts';
import { finderOf } from '../../kit/finder.ts';
import { ApplicationWorkResolver } from './application-work.resolver.ts';
import { JobApplicationResolver } from './job-application.resolver.ts';
import { applicationRouter } from './job-application.rest.ts';
import { jobApplicationNoun } from './job-application.service.ts';
import { JobOpeningResolver } from './job-opening.resolver.ts';
import { jobOpeningsCollection } from './job-opening.service.ts';

/** What the product takes from this room. */
export const applicationFeature: Feature = {
  resolvers: [ApplicationWorkResolver, JobApplicationResolver, JobOpeningResolver],
  routes: () => [applicationRouter()],
  kinds: {
    JOB_APPLICATION: {
      roles: hiringRoles,
      noun: jobApplicationNoun,
      nameFields: ['fullName'],
      personal: true,
    },
  },
  finders: {
    JOB_APPLICATION: finderOf(jobApplicationNoun, hiringRoles, ({ fullName, role }) => ({
      title: fullName,
      detail: role,
    })),
  },
  shown: [{ collection: jobOpeningsCollection }],
  files: [{ collection: 'jobApplications', field: 'resume.fileId' }],
  indexes: {
    jobApplications: [
      byCreation,
      byDeletion,
      byWord,
      sortedBy('fullName'),
      sortedBy('role'),
      ...ofLeads,
      { key: { 'resume.fileId': 1 } },
      bySubmissionKey,
    ],
    jobOpenings: [byTouch, { key: { deleted: 1 } }],
  },
};
