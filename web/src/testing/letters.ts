/** A lead as the sheet reads it that writes to one; it ticked WhatsApp in a form. */
export function personToWrite(values: object = {}) {
  return {
    __typename: 'Person',
    ...{ id: 'p1', name: 'Asha Rao', reference: 'AHG-P1', state: 'NEW', emails: ['asha@example.com'] },
    ...{ numbers: ['+919811004384'], language: null, callsWithoutAnswer: 0, nextStep: null },
    ...{ closeReason: null, unread: false, nextAt: null, dueAt: null, updatedAt: '2026-01-05T05:30:00.000Z' },
    homes: [
      {
        __typename: 'PersonHome',
        propertyId: 'h1',
        title: 'Lotus Court',
        at: '2026-01-05T05:30:00.000Z',
        sent: null,
        verdict: null,
        reason: null,
      },
    ],
    whatsApp: {
      __typename: 'WhatsAppPermission',
      ...{ allowed: true, reason: 'FORM', at: '2026-01-05T05:30:00.000Z', by: null },
    },
    ...values,
  };
}

/** A short text for each of some moments; the last has no Hindi. */
export function textsToSend() {
  const template = (id: string, english: string, hindi: string | null) => ({
    ...{ __typename: 'MessageTemplate', id, name: id, english, hindi },
  });
  return {
    messageTemplates: [
      template('first-answer', 'Hello {name}, this is {me}, {phone}.', 'नमस्ते {name} जी, मैं {me}, {phone}।'),
      template(
        'details',
        'Hello {name}, {project}: {configuration}, {price}.\n{link}',
        '{project}, {price}।',
      ),
      template('cost-sheet', 'Costs of {configuration}: {link}', null),
      template('visit-confirmed', '{day} at {time}, {place}', '{day}, {time}, {place}'),
    ],
    settings: { __typename: 'SiteSettings', siteUrl: 'http://localhost:4100', phones: ['0120 400 0000'] },
    teamMembers: [
      { __typename: 'TeamMember', id: 'm1', name: 'Meera Shah', phone: '98100 00009', phoneE164: null },
    ],
  };
}

/** A home with two configurations, as a text about it needs it. */
export function homeToSend(values: object = {}) {
  const configuration = (key: string, bedrooms: number, priceFrom: number | null) => ({
    ...{ __typename: 'Configuration', key, name: key, bedrooms, study: false, servant: false },
    ...{ carpet: 1_000 * bedrooms, priceFrom, priceTo: null },
  });
  return {
    __typename: 'Property',
    ...{ id: 'h1', slug: 'lotus-court', title: 'Lotus Court', address: 'Sector 75, Noida' },
    ...{ advertisement: 'RERA UPRERAPRJ1', propertyStatus: 'FOR_SALE' },
    price: { __typename: 'PriceRange', from: 9_800_000, to: 12_000_000 },
    rooms: { __typename: 'CountRange', min: 3, max: 4 },
    configurations: [configuration('3-bhk', 3, 9_800_000), configuration('4-bhk', 4, null)],
    allIn: [{ __typename: 'ConfigurationAllIn', configuration: '3-bhk' }],
    ...values,
  };
}
