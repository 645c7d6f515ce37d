import { ObjectId } from 'mongodb';
import { withinLimit } from '../../access/rate-limit.ts';
import type { Context } from '../../base/context.ts';
import { badField, notFound } from '../../base/errors.ts';
import type { FieldMessages } from '../../base/errors.ts';
import { checkInput } from '../../base/input.ts';
import { personWords, toE164 } from '../../base/text/phone.ts';
import type { Page } from '../../base/types.ts';
import { saveResume } from '../../files/resume.ts';
import { fileInfo, withStoredFiles } from '../../files/store.ts';
import type { StoredFile } from '../../files/store.ts';
import type { UploadedFile } from '../../files/uploaded-file.ts';
import { receiptOf } from '../lead/consents.ts';
import { itemById, listItems, newItem, trashItem } from '../../kit/items.ts';
import { insertItem } from '../../kit/new-items.ts';
import type { ListPart } from '../../kit/items.ts';
import { leadFilters } from '../lead/lead-lists.ts';
import { newLead } from '../lead/lead-work.ts';
import type { LeadNoun } from '../lead/lead-work.ts';
import { wordsOf } from '../../kit/search-words.ts';
import { slugify } from '../../kit/slugs.ts';
import {
  applicationLimit,
  countPhone,
  isRobot,
  markOf,
  storeOnce,
  submissionId,
} from '../lead/submission.ts';
import { incompleteApplication, JobApplicationInput } from './job-application.input.ts';
import { ApplicationState } from './job-application.type.ts';
import type { JobApplication, Resume } from './job-application.type.ts';

export const jobApplicationNoun: LeadNoun<JobApplication> = {
  collection: 'jobApplications',
  label: 'Application',
  sortFields: { fullName: 'fullName', role: 'role', nextAt: 'nextAt' },
  perPage: 10,
  filters: { ...leadFilters(Object.values(ApplicationState)) },
  people: true,
  public: false,
  namedBy: 'role',
  loggedFields: ['state', 'nextAt'],
  endStates: [ApplicationState.REJECTED, ApplicationState.HIRED],
};

export const applicationSent = 'Application Submitted Successfully!';

/** The address where an admin downloads the résumé of an application. */
export function resumeUrl({ _id }: Pick<JobApplication, '_id'>): string {
  return `/api/applications/${_id.toHexString()}/resume`;
}

/**
 * Stores a job application with its résumé; both are on disk when the promise resolves. A robot gets the
 * usual answer, and nothing is stored; a repeated submission key returns the first application. Throws
 * TOO_MANY_REQUESTS after four in 10 minutes from one address.
 */
export async function submitApplication(
  context: Context,
  raw: JobApplicationInput,
  file: UploadedFile | undefined,
): Promise<JobApplication> {
  const missing: FieldMessages = file ? {} : { resume: incompleteApplication };
  const input = checkInput(JobApplicationInput, raw, () => missing);
  if (file && isRobot(context, input)) return newItem({ ...valuesOf(input), resume: unreadResume(input) });
  const mark = await markOf(context, input, input.email, file);
  const limit = applicationLimit(context);
  const save = (incoming: UploadedFile) => saveResume(context, incoming, resumeStem(input));
  const store = () =>
    withStoredFiles(context, file ? [file] : [], save, async ([resume]) => {
      if (!resume) throw badField('resume', incompleteApplication);
      await countPhone(context, toE164(input.phone), limit);
      const receipt = receiptOf(context, input, '/career');
      const values = { ...valuesOf(input), resume, receipt, ...mark };
      return insertItem(context, jobApplicationNoun, values, submissionId(mark.submissionKey));
    });
  return storeOnce(context, jobApplicationNoun, mark, () => withinLimit(context, limit, store));
}

function valuesOf(input: JobApplicationInput) {
  const { fullName, email, role, phone } = input;
  const phoneE164 = toE164(phone);
  const words = [...personWords(email, phoneE164), ...wordsOf(fullName, email, role, phone, phoneE164)];
  const coverLetter = input.coverLetter ?? null;
  const state = ApplicationState.NEW;
  return { ...newLead(), state, fullName, email, role, phone, phoneE164, coverLetter, words };
}

/** The file name of a downloaded résumé, made from the person’s name without the extension. */
function resumeStem({ fullName }: Pick<JobApplication, 'fullName'>): string {
  return slugify(`resume ${fullName}`, 'resume');
}

/** The file in the receipt for a robot, whose upload the server does not read. */
function unreadResume(input: Pick<JobApplication, 'fullName'>): Resume {
  const name = `${resumeStem(input)}.pdf`;
  return { fileId: new ObjectId(), name, contentType: 'application/pdf', bytes: 0 };
}

/** The admin list, newest first by default. */
export async function applications(context: Context, list: ListPart): Promise<Page<JobApplication>> {
  return listItems(context, jobApplicationNoun, list);
}

/** One job application, unless deleted. Throws NOT_FOUND for an unknown id. */
export async function application(context: Context, id: string): Promise<JobApplication> {
  return itemById(context, jobApplicationNoun, id);
}

/** The stored résumé of an application, unless the application is deleted. */
export async function applicationResume(context: Context, id: string): Promise<StoredFile> {
  const { resume } = await itemById(context, jobApplicationNoun, id);
  const file = await fileInfo(context, resume.fileId);
  if (!file) throw notFound('Résumé');
  return file;
}

/** Moves an application to the trash, where it can be restored for 30 days. */
export async function deleteApplication(context: Context, id: string): Promise<JobApplication> {
  return trashItem(context, jobApplicationNoun, id);
}
