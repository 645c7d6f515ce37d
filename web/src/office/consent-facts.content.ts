export const consentFactsContent = {
  allowed: 'Allowed',
  nothing: 'Nothing',
  takenBack: 'Taken back',
  notice: 'Privacy notice',
  noNotice: 'None was shown',
  version: (version: number) => `Version ${version}`,
  from: (when: string, address: string) => `${when}, from ${address}`,
  purposes: {
    ANSWER: 'Answer',
    SHARE_WITH_BUILDER: 'Share with the builder',
    WHATSAPP: 'WhatsApp',
    NEWSLETTER: 'News by e-mail',
  },
  stopped: 'This person took back the consent to be answered. Please do not call or write.',
  copy: 'Copy the link to their choices',
  copied: 'The link is copied. Send it to this person only.',
  notCopied: (link: string) => `Your browser did not allow it. The link is ${link}`,
};
