import 'reflect-metadata';
import { IsEnum, Matches } from 'class-validator';
import type { ObjectId } from 'mongodb';
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { ApiScope } from '../../../base/api-scope.ts';
import { ForAccounts } from '../../../base/for-accounts.ts';
import { FlagField, TextField } from '../../../base/input.ts';

export enum DocumentKind {
  BROCHURE = 'BROCHURE',
  PRICE_LIST = 'PRICE_LIST',
  SANCTIONED_PLAN = 'SANCTIONED_PLAN',
  FORM_C = 'FORM_C',
  PORTAL_SCREENSHOT = 'PORTAL_SCREENSHOT',
  WRITTEN_AUTHORITY = 'WRITTEN_AUTHORITY',
  OTHER = 'OTHER',
}
registerEnumType(DocumentKind, {
  name: 'DocumentKind',
  description: 'The kinds of documents of a property.',
  valuesConfig: {
    BROCHURE: { description: 'The brochure of the project.' },
    PRICE_LIST: { description: 'The price list.' },
    OTHER: { description: 'Any other document.' },
    SANCTIONED_PLAN: { description: 'The plan that the authority sanctioned.' },
    FORM_C: { description: 'The certificate of registration of the project.' },
    PORTAL_SCREENSHOT: { description: 'What the office saw on the authority’s portal; always private.' },
    WRITTEN_AUTHORITY: { description: 'What the promoter or owner authorised us to do; always private.' },
  },
});

/** The kinds that visitors never see. */
export const privateKinds: readonly DocumentKind[] = [
  DocumentKind.PORTAL_SCREENSHOT,
  DocumentKind.WRITTEN_AUTHORITY,
];

/** The kinds that are evidence of a registration. */
export const evidenceKinds: readonly DocumentKind[] = [DocumentKind.FORM_C, DocumentKind.PORTAL_SCREENSHOT];

@InputType({ description: 'The details of a document of a property.' })
export class PropertyDocumentInput {
  @Field(() => DocumentKind, { description: 'Its kind.' })
  @IsEnum(DocumentKind, { message: 'Please choose a kind.' })
  kind!: DocumentKind;

  @TextField({ description: 'Its title.', required: 'Please enter a title.', maxLength: 120 })
  title!: string;

  @TextField({
    description: 'The date on the document, as YYYY-MM-DD.',
    required: 'Please enter the date on the document.',
    maxLength: 10,
  })
  @Matches(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, {
    message: 'Please enter a day such as 2026-10-31.',
  })
  dated!: string;

  @FlagField('Whether visitors may download it. A screenshot and a written authority stay private.')
  isPublic?: boolean;
}

@ObjectType({ description: 'A document of a property: for visitors, or evidence that the office keeps.' })
export class PropertyDocument {
  @Field(() => ID, { name: 'id', description: 'Its id.' })
  _id!: ObjectId;

  /** The property. */
  itemId!: ObjectId;

  @Field(() => DocumentKind, { description: 'Its kind.' })
  kind!: DocumentKind;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'The date on the document, as YYYY-MM-DD.' })
  dated!: string;

  @Field(() => Boolean, { description: 'Whether visitors may download it.' })
  isPublic!: boolean;

  @Field(() => Date, { description: 'When it was added.' })
  addedAt!: Date;

  @ForAccounts({ scopes: [ApiScope.LISTINGS_READ] })
  @Field(() => String, { nullable: true, description: 'The account that added it. Null for visitors.' })
  addedBy!: string | null;

  file!: { fileId: ObjectId; name: string; contentType: string; bytes: number };
}
