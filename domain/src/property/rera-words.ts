/** Why a project needs no registration, in a few words. */
export const exemptionWords = {
  SMALL_PROJECT: 'a small project',
  COMPLETED_BEFORE_ACT: 'completed before the Act',
  RENOVATION: 'renovation only',
  OTHER: 'see RERA details',
} as const;

/** Whether a number is one of the samples, which look like no real one. */
export function isSampleNumber(number: string | null | undefined): boolean {
  return Boolean(number?.startsWith('SAMPLE-'));
}

/** The line of a registration for a card, where a sample needs no number. */
export function shortRegistration(registration: string): string {
  return registration.startsWith('Sample') ? 'Sample' : registration;
}

/** The words that pages show in place of the registration of a listing that was not checked. */
export const trialRegistration = 'Trial listing: registration not checked';

/** Whether visitors see a listing that was not checked: nothing advertises it beyond its page. */
export function isTrial({ registration }: { registration: string }): boolean {
  return registration === trialRegistration;
}
