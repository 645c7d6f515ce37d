export const contactContent = {
  form: {
    name: { label: 'Your Name*', autoComplete: 'name' },
    email: { label: 'Your Email*', autoComplete: 'email' },
    service: { label: 'Type*', options: ['Commercial', 'Residential'], initial: 'Commercial' },
    phone: {
      label: 'Phone',
      requiredLabel: 'Phone*',
      autoComplete: 'tel',
      hint: 'If you would like a call',
    },
    message: { label: 'Message', hint: 'Sector, budget, and when you would like to move' },
    agree: 'Save my name, email, and website in this browser for the next time I comment.',
    submit: 'Get A Quote',
    submitting: 'Submitting...',
  },
  messages: {
    missingFields: 'Please fill out all required fields.',
    checkFields: 'Please check the marked fields.',
    missing: {
      name: 'Please enter your name.',
      email: 'Please enter your e-mail address.',
      service: 'Please choose a type.',
      phone: 'Please enter a phone number that we can call, such as 98100 00000.',
    },
    failed: 'Failed to submit the request.',
    networkError: 'An error occurred. Please try again.',
  },
  thankYou: {
    title: 'Thank You!',
    line: 'We have your request. We answer {{answer}}{{, hours}}.||We have your request.',
    callerLine: 'We have your request. {caller} calls you back{{ answer}}{{, hours}}.',
    referenceLabel: 'Your reference',
    close: 'Close',
  },
};
