import 'reflect-metadata';
import { registerEnumType } from 'type-graphql';

export enum AdminRole {
  OWNER = 'OWNER',
  EDITOR = 'EDITOR',
  SALES = 'SALES',
  RECRUITER = 'RECRUITER',
}
registerEnumType(AdminRole, {
  name: 'AdminRole',
  description: 'The rights of an account.',
  valuesConfig: {
    OWNER: { description: 'Everything, including settings, accounts and the activity log.' },
    EDITOR: {
      description: 'The content of the site: properties, stories, team members, testimonials, media.',
    },
    SALES: { description: 'Contact requests and job applications.' },
    RECRUITER: { description: 'Job applications and openings, and nothing of leads or of properties.' },
  },
});
