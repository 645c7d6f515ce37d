import { Router } from 'express';
import { hiringRoles } from '../../access/roles.ts';
import { sendFile } from '../../files/files.rest.ts';
import { maxResumeBytes, resumeTooLarge } from '../../files/resume.ts';
import { allItems } from '../../kit/items.ts';
import { legacyItem, readNumber } from '../../kit/rest/legacy.ts';
import { fieldsOf, filesOf, multipart } from '../../kit/rest/multipart.ts';
import { allow, answer } from '../../kit/rest/route.ts';
import type { JobApplicationInput } from './job-application.input.ts';
import {
  applicationResume,
  applicationSent,
  deleteApplication,
  jobApplicationNoun,
  resumeUrl,
  submitApplication,
} from './job-application.service.ts';
import type { JobApplication } from './job-application.type.ts';

/** The documented paths of job applications, and the download of a résumé. */
export function applicationRouter(): Router {
  const router = Router();
  const resume = multipart({
    field: 'resume',
    maxFiles: 1,
    maxBytes: maxResumeBytes,
    tooLarge: resumeTooLarge,
  });
  router.post(
    '/api/applications',
    resume,
    answer(
      async (context, request, response) => {
        const fields = fieldsOf(request);
        const read = {
          ...fields,
          filledInMs: readNumber(fields.filledInMs),
          noticeVersion: readNumber(fields.noticeVersion),
        };
        const input = read as unknown as JobApplicationInput;
        const created = await submitApplication(context, input, filesOf(request, 'resume')[0]);
        response.status(201);
        return { message: applicationSent, data: legacyApplication(created) };
      },
      { runsAgain: true },
    ),
  );
  router.get(
    '/api/applications',
    allow(hiringRoles),
    answer(async (context) => (await allItems(context, jobApplicationNoun, 1)).map(legacyApplication)),
  );
  router.get(
    '/api/applications/:id/resume',
    allow(hiringRoles),
    answer(async (context, request, response) => {
      const file = await applicationResume(context, request.params.id ?? '');
      response.attachment(file.filename);
      // A browser that shows it nevertheless runs nothing in it.
      response.set('Content-Security-Policy', `${response.get('Content-Security-Policy')}; sandbox`);
      await sendFile(context, file, request, response);
    }),
  );
  router.delete(
    '/api/applications/:id',
    allow(hiringRoles),
    answer(async (context, { params: { id = '' } }) => {
      await deleteApplication(context, id);
      return { message: `Application with ID ${id} deleted successfully!` };
    }),
  );
  return router;
}

function legacyApplication(item: JobApplication) {
  const { fullName, email, role, phone, coverLetter, resume } = item;
  return {
    ...legacyItem(item),
    fullName,
    email,
    role,
    phone,
    coverLetter,
    resume: resume.name,
    resumeUrl: resumeUrl(item),
  };
}
