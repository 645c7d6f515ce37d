export const careerContent = {
  title: 'Career',
  line:
    'We are a small office. You get your own clients, a desk by the window, and the truth about each ' +
    'project.',
  rolesTitle: 'Open roles',
  rolesNote: 'No role that fits? Write the one you would like; we read every application.',
  noRoles: 'We have no open roles today. Write the role you would like; we read every application.',
  rolesFailed: { title: 'The open roles could not be loaded.', retry: 'Try again' },
  sampleRole: 'This is a sample opening.',
  posted: (day: string) => `Posted on ${day}.`,
  applyBy: (day: string) => `Apply by ${day}.`,
  form: {
    title: 'Apply for a Job',
    fullName: { label: 'Full Name*', autoComplete: 'name' },
    email: { label: 'Email*', autoComplete: 'email' },
    role: { label: 'Role*' },
    phone: { label: 'Phone*', autoComplete: 'tel' },
    coverLetter: { label: 'Cover Letter', hint: 'Optional. Half a page is plenty.' },
    resume: { label: 'Resume*', accept: '.pdf,.doc,.docx', hint: 'PDF or Word, up to 5 MB' },
    submit: 'Submit Application',
    submitting: 'Submitting...',
    uploading: 'Sending your résumé',
  },
  apply: 'Apply for this role',
  messages: {
    missingFields: 'Please fill out all required fields.',
    missing: {
      fullName: 'Please enter your name.',
      email: 'Please enter your e-mail address.',
      role: 'Please enter the role.',
      phone: 'Please enter a phone number that we can call.',
      resume: 'Please choose your résumé.',
    },
    serverErrorPrefix: 'Error: ',
    failed: 'Submission failed. Please try again.',
    offline:
      'You are offline. We cannot keep a résumé on this phone, so please send the form when you are back online. ' +
      'What you typed stays here as long as this page is open.',
  },
  success: {
    title: 'Application Submitted Successfully!',
    line: 'We read it within a week and answer you either way.',
    close: 'Close',
  },
};
