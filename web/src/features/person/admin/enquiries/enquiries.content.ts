import { indianNumber } from 'domain/text/number.ts';

const counted = (count: number, noun: string, nouns: string) =>
  count === 1 ? `1 ${noun}` : `${indianNumber(count)} ${nouns}`;

export const enquiriesContent = {
  title: 'Enquiries of one lead are changed together',
  line: (enquiries: number, leads: number) =>
    `${counted(enquiries, 'enquiry comes', 'enquiries come')} from ${counted(leads, 'lead', 'leads')}. The change is made to the ${leads === 1 ? 'lead' : 'leads'}.`,
  confirm: (leads: number) => `Change ${counted(leads, 'lead', 'leads')}`,
  cancel: 'Cancel',
  withoutLead: (count: number) =>
    `${counted(count, 'enquiry has', 'enquiries have')} not joined a lead yet. Please try again in ten seconds.`,
  gone: 'The chosen enquiries are not here any more.',
  failed: 'This could not be changed. Please check your connection and try again.',
};
