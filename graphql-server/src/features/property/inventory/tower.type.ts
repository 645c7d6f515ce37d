import 'reflect-metadata';
import { IsEnum, IsOptional } from 'class-validator';
import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { TextField } from '../../../base/input.ts';
import { CalendarDayField, KeyField, NumberField } from './configuration.type.ts';

export enum TowerStatus {
  PLANNED = 'PLANNED',
  UNDER_CONSTRUCTION = 'UNDER_CONSTRUCTION',
  COMPLETED = 'COMPLETED',
}
registerEnumType(TowerStatus, {
  name: 'TowerStatus',
  description: 'How far a tower is: not begun, being built, or completed.',
  valuesConfig: {
    PLANNED: { description: 'It is not begun.' },
    UNDER_CONSTRUCTION: { description: 'It is being built.' },
    COMPLETED: { description: 'It is completed.' },
  },
});

/** What the office types of a tower. */
@ObjectType()
@InputType('TowerInput', { description: 'A tower of a project.' })
export class TowerTerms {
  @KeyField(
    'Its permanent key within the project, which its units refer to. Without one, the server makes one from the name.',
  )
  key?: string | null;

  @TextField({
    description: 'Its name, such as “Tower A”; no two of a project have the same.',
    maxLength: 60,
    required: 'Please enter a name for the tower.',
  })
  name!: string;

  @NumberField('Its floors above the ground floor.', 200, 1)
  floors?: number | null;

  @NumberField('Units on a floor.', 100, 1)
  unitsPerFloor?: number | null;

  @NumberField('Lifts.', 50)
  lifts?: number | null;

  @Field(() => TowerStatus, { nullable: true, description: 'How far it is; null if not known.' })
  @IsOptional()
  @IsEnum(TowerStatus, { message: 'Please choose from the list.' })
  status?: TowerStatus | null;

  @TextField({ description: 'The number of its completion or occupancy certificate.', maxLength: 100 })
  certificateNumber?: string | null;

  @CalendarDayField('The day of that certificate.')
  certificateDate?: string | null;
}

/** A tower as it is stored. */
@ObjectType('Tower', { description: 'A tower of a project.' })
export class Tower extends TowerTerms {
  @Field(() => String, { description: 'Its permanent key within the project.' })
  override key!: string;
}
