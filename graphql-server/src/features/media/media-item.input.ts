import 'reflect-metadata';
import { InputType } from 'type-graphql';
import { TextField } from '../../base/input.ts';

@InputType({ description: 'A media item as the admin types it.' })
export class MediaItemInput {
  @TextField({ description: 'Its caption; the file’s name without its ending by default.', maxLength: 200 })
  name?: string;
}
