import 'reflect-metadata';
import { InputType } from 'type-graphql';
import { TextField } from '../../base/input.ts';

const placeholders =
  'It may name {name}, {project}, {configuration}, {price}, {link}, {me}, {phone}, {day}, {time} and {place}.';
const maxLength = 1_000;

@InputType({ description: 'A text to leads as the office types it.' })
export class MessageTemplateInput {
  @TextField({
    description: 'What colleagues call it.',
    required: 'Please name the text.',
    maxLength: 60,
  })
  name!: string;

  @TextField({
    description: `The text in English. ${placeholders}`,
    required: 'Please write the text.',
    maxLength,
  })
  english!: string;

  @TextField({ description: `The text in Hindi. ${placeholders}`, maxLength })
  hindi?: string;
}
