import 'reflect-metadata';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A running process: it reported in the last ten seconds.' })
export class LivingProcess {
  @Field(() => ID, { description: 'The id of the process.' })
  id!: string;

  @Field(() => String, { description: '`web` answers requests, `worker` does the heavy work.' })
  kind!: string;

  @Field(() => String, { description: 'The version of the product.' })
  version!: string;

  @Field(() => Int, { description: 'The seconds since it started.' })
  upSeconds!: number;

  @Field(() => Float, { description: 'Its memory in bytes.' })
  memoryBytes!: number;

  @Field(() => Float, { description: 'How much later than planned it runs its tasks, in milliseconds.' })
  lagMs!: number;
}

@ObjectType({ description: 'The state of the database.' })
export class DatabaseHealth {
  @Field(() => Boolean, { description: 'Whether it is the built-in engine; else a MongoDB server.' })
  builtIn!: boolean;

  @Field(() => Float, { description: 'How long it took to answer, in milliseconds.' })
  answerMs!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'The size of its data and indexes in bytes, if it is known.',
  })
  bytes!: number | null;
}

@ObjectType({ description: 'The space on the disk of the built-in database.' })
export class DiskSpace {
  @Field(() => Float, { description: 'The free space in bytes.' })
  freeBytes!: number;

  @Field(() => Float, { description: 'The whole space in bytes.' })
  totalBytes!: number;
}

@ObjectType({ description: 'A command of the database that took longer than 200 milliseconds.' })
export class SlowQueryEntry {
  @Field(() => Date, { description: 'When it ended.' })
  at!: Date;

  @Field(() => Int, { description: 'How long it took, in milliseconds.' })
  ms!: number;

  @Field(() => String, { description: 'The command, such as `find`.' })
  command!: string;

  @Field(() => String, { description: 'The collection that it read or wrote.' })
  collection!: string;

  @Field(() => String, { description: 'The names in the query, with `?` for each value.' })
  shape!: string;
}

@ObjectType({ description: 'An internal error, without personal data.' })
export class ErrorEntry {
  @Field(() => Date, { description: 'When it happened.' })
  at!: Date;

  @Field(() => String, { description: 'What happened.' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The request in which it happened; the log has more of it.',
  })
  requestId!: string | null;
}

@ObjectType({ description: 'The state of the product.' })
export class Health {
  @Field(() => String, { description: 'The version of the product.' })
  version!: string;

  @Field(() => [LivingProcess], { description: 'The running processes.' })
  processes!: LivingProcess[];

  @Field(() => DatabaseHealth, { description: 'The database.' })
  database!: DatabaseHealth;

  @Field(() => DiskSpace, { nullable: true, description: 'The disk; null with a MongoDB server.' })
  disk!: DiskSpace | null;

  @Field(() => Int, { description: 'E-mails that wait to be sent.' })
  mailsWaiting!: number;

  @Field(() => Int, { description: 'E-mails that failed.' })
  mailsFailed!: number;

  @Field(() => Date, { nullable: true, description: 'When the oldest waiting e-mail was made.' })
  oldestMailAt!: Date | null;

  @Field(() => Int, { description: 'E-mails of alerts to visitors that wait to be sent.' })
  alertMailsWaiting!: number;

  @Field(() => Int, {
    description: 'E-mails of alerts to visitors that failed or may have failed, in the last 30 days.',
  })
  alertMailsFailed!: number;

  @Field(() => Int, { description: 'Pictures whose smallest files are still to be made.' })
  picturesWaiting!: number;

  @Field(() => [SlowQueryEntry], { description: 'The last 20 slow queries, newest first.' })
  slowQueries!: SlowQueryEntry[];

  @Field(() => [ErrorEntry], { description: 'The last 50 errors, newest first.' })
  errors!: ErrorEntry[];

  @Field(() => [ErrorEntry], {
    description:
      'The last 20 times that a process was started again because a fault had ended it, newest first.',
  })
  crashes!: ErrorEntry[];
}
