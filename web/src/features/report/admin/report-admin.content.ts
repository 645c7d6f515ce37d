export const reportAdminContent = {
  title: 'Reported listings',
  line: 'Visitors report what is wrong with a listing. Answer each report in a sentence.',
  search: 'Search listing, words, e-mail or reference',
  empty: 'No reports. Visitors find “Report this listing” on each property page.',
  columns: { property: 'Listing', reason: 'What is wrong', due: 'Answer by', sent: 'Sent' },
  states: { OPEN: 'Open', ANSWERED: 'Answered' },
  overdueOnly: 'Overdue',
  state: 'Status',
  noDeadline: 'No deadline',
  overdue: (moment: string) => `Overdue since ${moment}`,
  due: (moment: string) => `Due ${moment}`,
  answered: (moment: string) => `Answered ${moment}`,
  by: (name: string) => `by ${name}`,
  edit: 'Open the form',
  reply: 'Write to the visitor',
  subject: (reference: string) => `Your report ${reference}`,
  answer: {
    label: 'What did you find, and what did you do?',
    hint: (email: string | null) =>
      email
        ? `This closes the report. The answer goes to ${email} if e-mail is set up.`
        : 'This closes the report. The visitor left no address.',
    submit: 'Answer and close',
    submitting: 'Saving…',
    done: 'The report is answered.',
    failed: 'That did not work. Please check your connection and try again.',
  },
  deletion: {
    deleted: 'Report deleted.',
    failed: 'The report could not be deleted. Please try again.',
    unreachable: 'The server cannot be reached. Please check your connection.',
    invalidId: 'Invalid ID',
    undo: 'Undo',
    restored: 'Report restored.',
    notRestored: 'The report could not be restored. Please try again.',
  },
};
