import 'reflect-metadata';
import { registerEnumType } from 'type-graphql';
import type { Context } from '../base/context.ts';

/** The steps of the guide of a new owner, in its order. */
export enum SetupStepKey {
  COMPANY = 'COMPANY',
  REGISTRATION = 'REGISTRATION',
  PROPERTY = 'PROPERTY',
  SHEET = 'SHEET',
  COLLEAGUES = 'COLLEAGUES',
  EMAIL = 'EMAIL',
  WORDS = 'WORDS',
  SAMPLES = 'SAMPLES',
  BACKUP = 'BACKUP',
  ADDRESS = 'ADDRESS',
}
registerEnumType(SetupStepKey, {
  name: 'SetupStepKey',
  description: 'A step of the guide of a new owner.',
  valuesConfig: {
    COMPANY: { description: 'The name, the numbers and the address of the company.' },
    REGISTRATION: { description: 'Its registration as an agent, with the last day.' },
    PROPERTY: { description: 'A first listing of its own.' },
    SHEET: { description: 'The listings that it has in a sheet.' },
    COLLEAGUES: { description: 'A second account.' },
    EMAIL: { description: 'The e-mail account from which the site writes.' },
    WORDS: { description: 'The texts of the site, which an owner has read.' },
    SAMPLES: { description: 'No sample is left.' },
    BACKUP: { description: 'A backup, and none that failed or is overdue.' },
    ADDRESS: { description: 'An address of the site that others can open.' },
  },
});

/** How a room tells whether its step of the guide is done; it asks what is true now, so that a step can come back. */
export interface SetupStepCheck {
  key: SetupStepKey;
  isDone: (context: Context) => Promise<boolean>;
}
