import type { ChangeKind, DeliveryState, WebhookOff } from 'domain/schema.generated.ts';
import { indianNumber } from 'domain/text/number.ts';

/** What each kind of event tells, with the name that programs see. */
export const kindWords: Record<ChangeKind, { label: string; name: string }> = {
  LISTING_PUBLISHED: { label: 'A property appears on the site', name: 'listing.published' },
  LISTING_CHANGED: { label: 'A property changes', name: 'listing.changed' },
  LISTING_REMOVED: { label: 'A property leaves the site', name: 'listing.removed' },
  STORY_PUBLISHED: { label: 'A story appears', name: 'story.published' },
  STORY_CHANGED: { label: 'A story changes', name: 'story.changed' },
  STORY_REMOVED: { label: 'A story leaves the site', name: 'story.removed' },
  ENQUIRY_CREATED: { label: 'An enquiry arrives', name: 'enquiry.created' },
  ENQUIRY_CHANGED: { label: 'An enquiry changes', name: 'enquiry.changed' },
  ENQUIRY_REMOVED: { label: 'An enquiry is deleted', name: 'enquiry.removed' },
  PERSON_CREATED: { label: 'A person becomes a lead', name: 'person.created' },
  PERSON_CHANGED: { label: 'A lead changes', name: 'person.changed' },
  PERSON_REMOVED: { label: 'A lead is merged or erased', name: 'person.removed' },
  APPLICATION_CREATED: { label: 'An application arrives', name: 'application.created' },
  APPLICATION_REMOVED: { label: 'An application is deleted', name: 'application.removed' },
};

export const offWords: Record<WebhookOff, string> = {
  SWITCHED: 'Off',
  FAILED: 'Off: nothing arrived for five days',
  GONE: 'Off: the receiver takes no more',
};

export const stateWords: Record<DeliveryState, string> = {
  WAITING: 'Waiting',
  DELIVERED: 'Delivered',
  FAILED: 'Failed',
};

/** The texts of webhooks in the settings. */
export const webhooksContent = {
  title: 'Webhooks',
  line: 'A webhook tells a program of yours within seconds what has changed: a price, a new enquiry. You choose what it hears of.',
  add: 'Make a webhook',
  loading: 'Loading…',
  empty: 'There is no webhook yet.',
  notLoaded: 'The webhooks could not be loaded. Please check your connection.',
  retry: 'Try again',
  fetched: 'Fetched by the program',
  on: 'On',
  failing: (since: string) => `Failing since ${since}`,
  succeeded: (time: string) => `Last arrived ${time}`,
  never: 'No event has arrived yet',
  withDetails: 'With details of people',
  made: (by: string, day: string) => `Made by ${by} on ${day}`,
  manage: 'Manage',
  form: {
    titleNew: 'Make a webhook',
    name: 'What is it for?*',
    nameHint: 'For example the name of the program.',
    url: 'Address of the receiver',
    urlHint: 'Begins with https://. Leave it empty if the program fetches the events itself.',
    kinds: 'What does it hear of?*',
    details: 'Tell names, numbers and e-mail addresses of people',
    detailsNote: 'Otherwise only that something changed',
    headers: 'Headers of its own',
    headersHint: 'One on each line, such as Authorization: Bearer abc. They are kept sealed.',
    headersNow: (names: string) => `Now: ${names}. What you type replaces them.`,
    removeHeaders: 'Remove these headers',
    password: 'Your password*',
    code: 'Code*',
    codeHint: 'From your authenticator app, or a recovery code.',
    make: 'Make the webhook',
    save: 'Save changes',
    notMade: 'The webhook could not be made. Please try again.',
    notSaved: 'The webhook could not be changed. Please try again.',
    saved: 'Webhook changed.',
  },
  once: {
    title: (name: string) => `Secret for ${name}`,
    line: 'Copy it into the program now; we do not show it again. With it the program knows that an event comes from us.',
  },
  turn: {
    titleOn: 'It is on',
    titleOff: 'It is off',
    lineOff: 'Nothing is sent. What changes stays in the log for 90 days.',
    off: 'Switch off',
    on: 'Switch on from where it stopped',
    onNow: 'Switch on from now',
    failed: 'This could not be saved. Please try again.',
    test: 'Send a test event',
    tested: 'The test event is on its way. It appears below within seconds.',
    testFailed: 'The test event could not be sent. Please try again.',
  },
  log: {
    title: 'Deliveries of the last 30 days',
    refresh: 'Load again',
    more: 'Earlier deliveries',
    empty: 'Nothing was sent yet.',
    notLoaded: 'The deliveries could not be loaded.',
    next: (time: string) => `next attempt ${time}`,
    attempt: (time: string, said: string, ms: number) => `${time}: ${said}, ${indianNumber(ms)} ms`,
    status: (status: number) => `answer ${status}`,
    resend: 'Send again',
    resent: 'Sent again.',
  },
  replay: {
    title: 'Send once more',
    line: 'For a program that lost events: everything since a day, at most 10,000 events.',
    since: 'Since*',
    submit: 'Send once more',
    failed: 'This could not be sent. Please try again.',
    sent: (events: number) =>
      events === 1 ? '1 event is sent once more.' : `${indianNumber(events)} events are sent once more.`,
  },
  secret: {
    title: 'New secret',
    line: 'The old secret signs beside the new one for 24 hours, so that nothing is refused meanwhile.',
    until: (time: string) => `The old secret signs until ${time}.`,
    submit: 'Make a new secret',
    failed: 'The secret could not be made. Please try again.',
  },
  remove: {
    title: 'Delete',
    line: 'Its deliveries go too. This cannot be undone.',
    submit: 'Delete the webhook',
    failed: 'The webhook could not be deleted. Please try again.',
    done: 'Webhook deleted.',
  },
};
