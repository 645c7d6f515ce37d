import { ObjectId } from 'mongodb';
import type { Context } from '../../context.ts';
import { insertItem, itemById, listItems, newItem, restoreItem, trashItem } from '../../database/items.ts';
import { wordsOf } from '../../database/words.ts';
import { badField, notFound } from '../../errors.ts';
import type { FieldMessages } from '../../errors.ts';
import { cleanFileName } from '../../files/incoming.ts';
import type { IncomingFile } from '../../files/incoming.ts';
import { saveResume } from '../../files/resume.ts';
import { fileInfo, withStoredFiles } from '../../files/store.ts';
import type { StoredFile } from '../../files/store.ts';
import { checkInput } from '../../input.ts';
import { leadFilters, newLead } from '../../lead-work.ts';
import type { LeadNoun } from '../../lead-work.ts';
import { toE164 } from '../../phone.ts';
import { withinLimit } from '../../rate-limit.ts';
import { applicationLimit, isRobot, storedKey, storeOnce } from '../../submission.ts';
import type { ListInput, Page } from '../../types.ts';
import { incompleteApplication, JobApplicationInput } from './job-application.input.ts';
import { ApplicationState } from './job-application.type.ts';
import type { JobApplication, Resume } from './job-application.type.ts';

export const jobApplicationNoun: LeadNoun<JobApplication> = {
  collection: 'jobApplications',
  label: 'Application',
  sortFields: { fullName: 'fullName', role: 'role' },
  perPage: 10,
  filters: { ...leadFilters(Object.values(ApplicationState)) },
  public: false,
  namedBy: 'role',
  loggedFields: ['state', 'nextAt'],
  endStates: [ApplicationState.rejected, ApplicationState.hired],
};

export const applicationSent = 'Application Submitted Successfully!';

/** Where an admin downloads the résumé of an application. */
export function resumeUrl({ _id }: Pick<JobApplication, '_id'>): string {
  return `/api/applications/${_id.toHexString()}/resume`;
}

/**
 * Stores a job application with its résumé; on disk when the promise is fulfilled. What a robot sent is answered alike
 * and not stored; the same submission key again returns the first application; TOO_MANY_REQUESTS after four in 10
 * minutes from one address.
 */
export async function submitApplication(
  context: Context,
  raw: JobApplicationInput,
  file: IncomingFile | undefined,
): Promise<JobApplication> {
  const missing: FieldMessages = file ? {} : { resume: incompleteApplication };
  const input = checkInput(JobApplicationInput, raw, () => missing);
  if (file && isRobot(context, input)) return newItem({ ...valuesOf(input), resume: unreadResume(file) });
  const submissionKey = storedKey(input.submissionKey, input.email);
  const save = (incoming: IncomingFile) => saveResume(context, incoming);
  const store = () =>
    withStoredFiles(context, file ? [file] : [], save, ([resume]) => {
      if (!resume) throw badField('resume', incompleteApplication);
      return insertItem(context, jobApplicationNoun, { ...valuesOf(input), resume, submissionKey });
    });
  return storeOnce(context, jobApplicationNoun, submissionKey, () =>
    withinLimit(context, applicationLimit(context), store),
  );
}

function valuesOf(input: JobApplicationInput) {
  const { fullName, email, role, phone } = input;
  const phoneE164 = toE164(phone);
  const words = wordsOf(fullName, email, role, phone, phoneE164);
  const coverLetter = input.coverLetter ?? null;
  const state = ApplicationState.new;
  return { ...newLead(), state, fullName, email, role, phone, phoneE164, coverLetter, words };
}

/** What a robot is told of its file, which nobody looked at. */
function unreadResume({ filename }: IncomingFile): Resume {
  return { fileId: new ObjectId(), name: cleanFileName(filename), contentType: 'application/pdf', bytes: 0 };
}

/** The admin’s list, newest first by default. */
export async function applications(
  context: Context,
  list: Partial<ListInput>,
): Promise<Page<JobApplication>> {
  return listItems(context, jobApplicationNoun, list);
}

/** One job application that is not deleted; NOT_FOUND for an unknown id. */
export async function application(context: Context, id: string): Promise<JobApplication> {
  return itemById(context, jobApplicationNoun, id);
}

/** The stored résumé of an application that is not deleted. */
export async function applicationResume(context: Context, id: string): Promise<StoredFile> {
  const { resume } = await itemById(context, jobApplicationNoun, id);
  const file = await fileInfo(context, resume.fileId);
  if (!file) throw notFound('Résumé');
  return file;
}

/** Takes an application out of the list; for 30 days it can be restored. */
export async function deleteApplication(context: Context, id: string): Promise<JobApplication> {
  return trashItem(context, jobApplicationNoun, id);
}

/** Brings a deleted application back. */
export async function restoreApplication(context: Context, id: string): Promise<JobApplication> {
  return restoreItem(context, jobApplicationNoun, id);
}
