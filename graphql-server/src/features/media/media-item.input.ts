import 'reflect-metadata';
import { InputType } from 'type-graphql';
import { TextField } from '../../base/input.ts';

@InputType({ description: 'A media item from the admin form.' })
export class MediaItemInput {
  @TextField({ description: 'The caption; by default, the file name without its extension.', maxLength: 200 })
  name?: string;
}
