/** What the values of the enums of a lead mean, as the schema says it. */
export const eventValues = {
  NOTE: { description: 'A note was added.' },
  STATE: { description: 'The state was set.' },
  NEXT_DATE: { description: 'The date of the next step was set.' },
  CORRECTION: { description: 'A colleague corrected what the person sent.' },
  HANDED_OVER: { description: 'It went to a colleague.' },
  CAME_BACK: { description: 'A person who was lost wrote again; `by` is empty.' },
  OUTCOME: { description: 'A colleague called, and said what came of it.' },
  SEPARATED: { description: 'Enquiries of one person became those of another.' },
  MERGED: { description: 'Two people turned out to be one.' },
  UNMERGED: { description: 'A merge was undone.' },
  WHATSAPP: { description: 'A colleague heard that the person allows WhatsApp, or takes that back.' },
  MESSAGE: { description: 'A colleague sent a text.' },
  TAKEN: { description: 'A colleague took the lead.' },
  STOOD_IN: { description: 'A colleague stands in for the owner, who is not on duty; `by` is empty.' },
  UNTAKEN: { description: 'The lead went round, and no one took it in time; `by` is empty.' },
  WISHES: { description: 'A colleague said what the person wants.' },
  VERDICT: { description: 'A colleague noted what the person thinks of a home.' },
};

export const stepValues = {
  CALL: { description: 'A call.' },
  SEND: { description: 'Something to send.' },
  MEET: { description: 'A meeting.' },
  VISIT: { description: 'A visit to a home.' },
  OTHER: { description: 'Something else.' },
};
