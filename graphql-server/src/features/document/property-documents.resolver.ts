import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ApiScope } from '../../base/api-scope.ts';
import { TokenScope } from '../../access/token-scope.ts';
import { ListOf } from '../../access/query-cost.ts';
import { contentRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { GraphQLUpload, readUpload } from '../../files/upload.ts';
import type { Upload } from '../../files/upload.ts';
import { Property } from '../property/property.type.ts';
import { PropertyDocument, PropertyDocumentInput } from '../property/documents/property-document.type.ts';
import * as service from './property-documents.service.ts';

@Resolver(() => PropertyDocument)
export class PropertyDocumentsResolver {
  @FieldResolver(() => String, { description: 'The name of the file.' })
  name(@Root() { file }: PropertyDocument) {
    return file.name;
  }

  @FieldResolver(() => Int, { description: 'The size of the file in bytes.' })
  bytes(@Root() { file }: PropertyDocument) {
    return file.bytes;
  }

  @FieldResolver(() => String, {
    description: 'Where to download it; a private one needs a login as owner or editor.',
  })
  url(@Root() { _id, file, isPublic }: PropertyDocument) {
    const id = _id.toHexString();
    return isPublic ? `/documents/${id}/${file.name}` : `/api/documents/${id}/file`;
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_READ)
  @ListOf({ length: 30 })
  @Query(() => [PropertyDocument], {
    description: 'The documents of a property, also private ones, the newest first; at most 30.',
  })
  propertyDocuments(
    @Ctx() context: Context,
    @Arg('propertyId', () => ID, { description: 'The property.' }) propertyId: string,
  ) {
    return service.propertyDocuments(context, propertyId);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_WRITE)
  @Mutation(() => PropertyDocument, {
    description:
      'Adds a document of at most 10 MB: a PDF, or a picture where it stays private. A property has at most 30.',
  })
  async addPropertyDocument(
    @Ctx() context: Context,
    @Arg('propertyId', () => ID, { description: 'The property.' }) propertyId: string,
    @Arg('input', () => PropertyDocumentInput, { description: 'The document.' }) input: PropertyDocumentInput,
    @Arg('file', () => GraphQLUpload, { nullable: true, description: 'The file; required.' }) file?: Upload,
  ) {
    return service.addPropertyDocument(context, propertyId, input, await readUpload(file));
  }

  @Authorized(contentRoles)
  @Mutation(() => Boolean, { description: 'Removes a document with its file for good.' })
  removePropertyDocument(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the document.' }) id: string,
  ) {
    return service.removePropertyDocument(context, id);
  }
}

@Resolver(() => Property)
export class DocumentedPropertyResolver {
  @ListOf({ length: 4 })
  @FieldResolver(() => [PropertyDocument], {
    description: 'The documents that visitors may download, the newest first; at most 30.',
  })
  documents(@Ctx() context: Context, @Root() property: Property) {
    return service.publicDocuments(context, property);
  }
}
