export const sendPropertyContent = {
  title: 'Send a property',
  search: 'Property',
  hint: 'Type part of its name or address.',
  none: 'No property on the site matches.',
  failed: 'The properties could not be loaded. Please check your connection.',
  retry: 'Try again',
  whatsApp: 'WhatsApp',
  mail: 'E-mail',
  copy: 'Copy link',
  copied: 'Link to {title} copied.',
  notCopied: 'This browser does not allow copying. The link is {link}',
};
