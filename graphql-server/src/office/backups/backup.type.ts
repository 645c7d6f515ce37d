import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum BackupState {
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
}
registerEnumType(BackupState, {
  name: 'BackupState',
  description: 'The state of a backup.',
  valuesConfig: {
    RUNNING: { description: 'A process is writing the archive.' },
    DONE: { description: 'The archive is complete and on disk.' },
    FAILED: { description: 'There is no archive; `error` says why.' },
  },
});

export enum BackupWarning {
  NOT_SCHEDULED = 'NOT_SCHEDULED',
  LAST_FAILED = 'LAST_FAILED',
  OVERDUE = 'OVERDUE',
}
registerEnumType(BackupWarning, {
  name: 'BackupWarning',
  description: 'What is wrong with the backups.',
  valuesConfig: {
    NOT_SCHEDULED: { description: 'No backups are set up: the server has no `BACKUP_DIR`.' },
    LAST_FAILED: { description: 'The last scheduled backup failed.' },
    OVERDUE: { description: 'The last complete backup is older than twice the interval.' },
  },
});

@ObjectType({ description: 'When and where scheduled backups are written.' })
export class BackupSchedule {
  @Field(() => String, { description: 'The folder on the machine that writes the backups.' })
  folder!: string;

  @Field(() => Int, { description: 'The hours between two backups.' })
  everyHours!: number;

  @Field(() => Int, { description: 'How many scheduled archives are kept.' })
  keep!: number;
}

@ObjectType({ description: 'One backup: an archive of the whole database, or the attempt to write one.' })
export class Backup {
  @Field(() => ID, { name: 'id', description: 'The backup’s id.' })
  _id!: ObjectId;

  @Field(() => BackupState, { description: 'The state of the backup.' })
  state!: BackupState;

  @Field(() => Boolean, { description: 'Whether the schedule started it, and not a command.' })
  scheduled!: boolean;

  @Field(() => Date, { description: 'When it began; all earlier writes are in the archive.' })
  startedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it ended; null while it runs.' })
  endedAt!: Date | null;

  @Field(() => String, { description: 'The name of the archive.' })
  file!: string;

  @Field(() => String, { description: 'The name of the machine that wrote it.' })
  host!: string;

  @Field(() => Float, { nullable: true, description: 'The size of the archive in bytes; null without one.' })
  bytes!: number | null;

  @Field(() => Int, { nullable: true, description: 'The number of documents; null without an archive.' })
  documents!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of files, each size of a picture included; null without an archive.',
  })
  files!: number | null;

  @Field(() => String, { nullable: true, description: 'Why it failed, or what is wrong with the archive.' })
  error!: string | null;

  /** The number of documents in each collection. */
  counts?: Record<string, number>;

  /** The SHA-256 of the whole archive. */
  sha256?: string;

  /** The schedule that started it. */
  schedule?: BackupSchedule;
}

@ObjectType({ description: 'The state of the backups.' })
export class BackupOverview {
  @Field(() => BackupSchedule, { nullable: true, description: 'The schedule; null if none is set up.' })
  schedule!: BackupSchedule | null;

  @Field(() => Backup, { nullable: true, description: 'The last complete backup; null if there is none.' })
  last!: Backup | null;

  @Field(() => Int, { nullable: true, description: 'The minutes since the last complete backup began.' })
  ageMinutes!: number | null;

  @Field(() => Date, { nullable: true, description: 'When the next one is due; null without a schedule.' })
  nextDueAt!: Date | null;

  @Field(() => [BackupWarning], { description: 'What is wrong; empty if all is well.' })
  warnings!: BackupWarning[];

  @Field(() => [Backup], { description: 'The last 20 backups, newest first.' })
  runs!: Backup[];
}
