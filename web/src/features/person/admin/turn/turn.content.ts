/** Whose turn it is to take a lead. */
export const turnContent = {
  takeBy: (when: string) => `Take it by ${when}`,
  minutesLeft: (minutes: number) => `${minutes} minutes left`,
  lastMinute: 'Less than a minute left',
  passing: 'Passes on now',
  yours: 'It is your turn to take this lead.',
  standsIn: 'You stand in for the owner, who is not on duty.',
  theirs: (name: string) => `It is the turn of ${name} to take this lead.`,
  stoodIn: (name: string) => `${name} stands in for the owner, who is not on duty.`,
  untaken: 'Nobody took this lead in time.',
  free: 'This lead is nobody’s yet.',
  take: 'I take it',
  failed: 'The lead could not be taken.',
};
