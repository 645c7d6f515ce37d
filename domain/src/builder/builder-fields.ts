import type { TextRow } from '../text/text-rows.ts';

/** The plain texts of a builder, one row each, as those of a team member. */
export const builderFields = {
  name: {
    description: 'The name.',
    label: 'Name',
    hint: 'Properties with this builder name belong to the builder. If you change the name, it changes on all of them.',
    maxLength: 120,
    required: 'Please enter a name.',
  },
  introduction: {
    description: 'About the builder; an empty line begins a new paragraph. Null if not written yet.',
    typed: 'About the builder; an empty line begins a new paragraph.',
    label: 'Introduction',
    hint: 'Project pages show it under “About the Builder”. An empty line begins a new paragraph.',
    maxLength: 5_000,
    rows: 6,
  },
  promoterNumber: {
    description: 'Its registration number as a promoter with RERA.',
    typed: 'Registration number as a promoter with RERA.',
    label: 'RERA promoter number',
    hint: 'Such as UPRERAPRM1234. Promoters have their own number; projects have another one.',
    maxLength: 60,
    column: 'RERA promoter number',
  },
  website: {
    description: 'The address of its website.',
    typed: 'Website.',
    label: 'Website',
    hint: 'Such as https://builder.example.com',
    maxLength: 300,
    type: 'url',
    column: 'Website',
  },
} as const satisfies Record<string, TextRow>;
