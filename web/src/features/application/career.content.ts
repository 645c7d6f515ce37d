export const careerContent = {
  title: 'Career',
  line:
    'We are a small office. You get your own clients, a desk by the window, and the truth about each ' +
    'project.',
  rolesTitle: 'Open roles',
  roles: [
    {
      title: 'Site Visit Associate',
      place: 'Noida Expressway',
      text:
        'Take families through homes, measure what the plan says, and write down what you saw. A ' +
        'two-wheeler licence helps.',
    },
    {
      title: 'Residential Consultant',
      place: 'Sector 62, Noida',
      text:
        'Look after a buyer from the first call to the registry. Two years in property, banking or hotels ' +
        'are a good start.',
    },
    {
      title: 'Commercial Leasing Executive',
      place: 'Sector 62, Noida',
      text:
        'Match firms with floors and read leases from the back page. You should like spreadsheets and ' +
        'walking.',
    },
    {
      title: 'Content and Photography Editor',
      place: 'Sector 62, Noida or remote',
      text:
        'Describe homes so that no visitor is disappointed at the door. Clear English and Hindi, and a steady ' +
        'hand with a camera.',
    },
  ],
  rolesNote: 'No role that fits? Write the one you would like; we read every application.',
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
