import type { TextRow } from '../text/text-rows.ts';

interface PlaceRow extends TextRow {
  section: 'names' | 'office';
}

/** The plain texts of a place, one row each, as those of a team member. */
export const placeFields = {
  name: {
    section: 'names',
    description: 'Its name, such as “Sector 150”.',
    label: 'Name',
    maxLength: 100,
    required: 'Please enter a name.',
  },
  hindiName: {
    section: 'names',
    description: 'Its name in Hindi.',
    label: 'Name in Hindi',
    maxLength: 100,
  },
  source: {
    section: 'office',
    description: 'Where its position comes from; null for none, and for visitors.',
    typed: 'Where its position comes from.',
    label: 'Source of the position',
    maxLength: 300,
    forAccounts: true,
  },
  note: {
    section: 'office',
    description: 'What an editor should know or check; null for none, and for visitors.',
    typed: 'What an editor should know or check.',
    label: 'Note for the office',
    maxLength: 500,
    forAccounts: true,
  },
} as const satisfies Record<string, PlaceRow>;
