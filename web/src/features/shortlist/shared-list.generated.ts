/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from 'domain/schema.generated.ts';

import type { PageDocument } from '../../lib/server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from '../../lib/server/use-page-query.ts';
export type SharedListFragment = { mode: Types.ShareMode, maker: string, version: number, endsAt: string, people: Array<{ id: string, name: string, isMaker: boolean }>, homes: Array<{ propertyId: string, title: string, addedBy: { id: string, name: string }, hiddenBy: { id: string, name: string } | null, thumbs: Array<{ thumb: Types.Thumb, person: { id: string, name: string } }>, notes: Array<{ id: string, text: string, at: string, person: { id: string, name: string } }>, property: { id: string, slug: string, title: string, category: Types.PropertyCategory, propertyStatus: Types.PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, builderDelay: string | null, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: Types.AreaUnit, basis: Types.AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, nature: Types.PictureNature | null }> } | null }> };

export type SharedShortlistQueryVariables = Exact<{
  token: string;
}>;


export type SharedShortlistQuery = { sharedShortlist: { mode: Types.ShareMode, maker: string, version: number, endsAt: string, people: Array<{ id: string, name: string, isMaker: boolean }>, homes: Array<{ propertyId: string, title: string, addedBy: { id: string, name: string }, hiddenBy: { id: string, name: string } | null, thumbs: Array<{ thumb: Types.Thumb, person: { id: string, name: string } }>, notes: Array<{ id: string, text: string, at: string, person: { id: string, name: string } }>, property: { id: string, slug: string, title: string, category: Types.PropertyCategory, propertyStatus: Types.PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, builderDelay: string | null, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: Types.AreaUnit, basis: Types.AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, nature: Types.PictureNature | null }> } | null }> } | null };

export type SharedShortlistVersionQueryVariables = Exact<{
  token: string;
}>;


export type SharedShortlistVersionQuery = { sharedShortlist: { version: number } | null };

export type AddSharedHomeMutationVariables = Exact<{
  input: Types.AddSharedHomeInput;
}>;


export type AddSharedHomeMutation = { addSharedHome: { me: string | null, mode: Types.ShareMode, maker: string, version: number, endsAt: string, people: Array<{ id: string, name: string, isMaker: boolean }>, homes: Array<{ propertyId: string, title: string, addedBy: { id: string, name: string }, hiddenBy: { id: string, name: string } | null, thumbs: Array<{ thumb: Types.Thumb, person: { id: string, name: string } }>, notes: Array<{ id: string, text: string, at: string, person: { id: string, name: string } }>, property: { id: string, slug: string, title: string, category: Types.PropertyCategory, propertyStatus: Types.PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, builderDelay: string | null, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: Types.AreaUnit, basis: Types.AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, nature: Types.PictureNature | null }> } | null }> } };

export type SetSharedHomeHiddenMutationVariables = Exact<{
  input: Types.HideSharedHomeInput;
}>;


export type SetSharedHomeHiddenMutation = { setSharedHomeHidden: { me: string | null, mode: Types.ShareMode, maker: string, version: number, endsAt: string, people: Array<{ id: string, name: string, isMaker: boolean }>, homes: Array<{ propertyId: string, title: string, addedBy: { id: string, name: string }, hiddenBy: { id: string, name: string } | null, thumbs: Array<{ thumb: Types.Thumb, person: { id: string, name: string } }>, notes: Array<{ id: string, text: string, at: string, person: { id: string, name: string } }>, property: { id: string, slug: string, title: string, category: Types.PropertyCategory, propertyStatus: Types.PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, builderDelay: string | null, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: Types.AreaUnit, basis: Types.AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, nature: Types.PictureNature | null }> } | null }> } };

export type SetSharedThumbMutationVariables = Exact<{
  input: Types.SharedThumbInput;
}>;


export type SetSharedThumbMutation = { setSharedThumb: { me: string | null, mode: Types.ShareMode, maker: string, version: number, endsAt: string, people: Array<{ id: string, name: string, isMaker: boolean }>, homes: Array<{ propertyId: string, title: string, addedBy: { id: string, name: string }, hiddenBy: { id: string, name: string } | null, thumbs: Array<{ thumb: Types.Thumb, person: { id: string, name: string } }>, notes: Array<{ id: string, text: string, at: string, person: { id: string, name: string } }>, property: { id: string, slug: string, title: string, category: Types.PropertyCategory, propertyStatus: Types.PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, builderDelay: string | null, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: Types.AreaUnit, basis: Types.AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, nature: Types.PictureNature | null }> } | null }> } };

export type AddSharedNoteMutationVariables = Exact<{
  input: Types.SharedNoteInput;
}>;


export type AddSharedNoteMutation = { addSharedNote: { me: string | null, mode: Types.ShareMode, maker: string, version: number, endsAt: string, people: Array<{ id: string, name: string, isMaker: boolean }>, homes: Array<{ propertyId: string, title: string, addedBy: { id: string, name: string }, hiddenBy: { id: string, name: string } | null, thumbs: Array<{ thumb: Types.Thumb, person: { id: string, name: string } }>, notes: Array<{ id: string, text: string, at: string, person: { id: string, name: string } }>, property: { id: string, slug: string, title: string, category: Types.PropertyCategory, propertyStatus: Types.PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, builderDelay: string | null, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: Types.AreaUnit, basis: Types.AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, nature: Types.PictureNature | null }> } | null }> } };

export type RemoveSharedNoteMutationVariables = Exact<{
  token: string;
  key: string;
  noteId: string | number;
}>;


export type RemoveSharedNoteMutation = { removeSharedNote: { me: string | null, mode: Types.ShareMode, maker: string, version: number, endsAt: string, people: Array<{ id: string, name: string, isMaker: boolean }>, homes: Array<{ propertyId: string, title: string, addedBy: { id: string, name: string }, hiddenBy: { id: string, name: string } | null, thumbs: Array<{ thumb: Types.Thumb, person: { id: string, name: string } }>, notes: Array<{ id: string, text: string, at: string, person: { id: string, name: string } }>, property: { id: string, slug: string, title: string, category: Types.PropertyCategory, propertyStatus: Types.PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, builderDelay: string | null, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: Types.AreaUnit, basis: Types.AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, nature: Types.PictureNature | null }> } | null }> } };

export type SetSharedShortlistModeMutationVariables = Exact<{
  token: string;
  key: string;
  mode: Types.ShareMode;
}>;


export type SetSharedShortlistModeMutation = { setSharedShortlistMode: { me: string | null, mode: Types.ShareMode, maker: string, version: number, endsAt: string, people: Array<{ id: string, name: string, isMaker: boolean }>, homes: Array<{ propertyId: string, title: string, addedBy: { id: string, name: string }, hiddenBy: { id: string, name: string } | null, thumbs: Array<{ thumb: Types.Thumb, person: { id: string, name: string } }>, notes: Array<{ id: string, text: string, at: string, person: { id: string, name: string } }>, property: { id: string, slug: string, title: string, category: Types.PropertyCategory, propertyStatus: Types.PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, builderDelay: string | null, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: Types.AreaUnit, basis: Types.AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, nature: Types.PictureNature | null }> } | null }> } };

export const SharedShortlistDocument: PageDocument<SharedShortlistQuery, SharedShortlistQueryVariables> = {
  name: 'SharedShortlist',
  text: "query SharedShortlist($token:String!){sharedShortlist(token:$token){...SharedList}}fragment SharedList on SharedShortlist{mode maker version endsAt people{id name isMaker}homes{propertyId title addedBy{id name}hiddenBy{id name}thumbs{person{id name}thumb}notes{id person{id name}text at}property{...PropertyCard}}}fragment PropertyCard on Property{id slug title category propertyStatus address locality city price{from to}pricedAt priceIsOld areas{min max unit basis}rooms{min max}baths{min max}completion{year quarter month}registration builderDelay images{id url width height colour nature}}",
};

export function useSharedShortlistQuery(options: PageQueryOptions<SharedShortlistQueryVariables>) {
  return usePageQuery(SharedShortlistDocument, options);
}

export const SharedShortlistVersionDocument: PageDocument<SharedShortlistVersionQuery, SharedShortlistVersionQueryVariables> = {
  name: 'SharedShortlistVersion',
  text: "query SharedShortlistVersion($token:String!){sharedShortlist(token:$token){version}}",
};

export function useSharedShortlistVersionQuery(options: PageQueryOptions<SharedShortlistVersionQueryVariables>) {
  return usePageQuery(SharedShortlistVersionDocument, options);
}

export const AddSharedHomeDocument: PageDocument<AddSharedHomeMutation, AddSharedHomeMutationVariables> = {
  name: 'AddSharedHome',
  text: "mutation AddSharedHome($input:AddSharedHomeInput!){addSharedHome(input:$input){me ...SharedList}}fragment SharedList on SharedShortlist{mode maker version endsAt people{id name isMaker}homes{propertyId title addedBy{id name}hiddenBy{id name}thumbs{person{id name}thumb}notes{id person{id name}text at}property{...PropertyCard}}}fragment PropertyCard on Property{id slug title category propertyStatus address locality city price{from to}pricedAt priceIsOld areas{min max unit basis}rooms{min max}baths{min max}completion{year quarter month}registration builderDelay images{id url width height colour nature}}",
};

export const SetSharedHomeHiddenDocument: PageDocument<SetSharedHomeHiddenMutation, SetSharedHomeHiddenMutationVariables> = {
  name: 'SetSharedHomeHidden',
  text: "mutation SetSharedHomeHidden($input:HideSharedHomeInput!){setSharedHomeHidden(input:$input){me ...SharedList}}fragment SharedList on SharedShortlist{mode maker version endsAt people{id name isMaker}homes{propertyId title addedBy{id name}hiddenBy{id name}thumbs{person{id name}thumb}notes{id person{id name}text at}property{...PropertyCard}}}fragment PropertyCard on Property{id slug title category propertyStatus address locality city price{from to}pricedAt priceIsOld areas{min max unit basis}rooms{min max}baths{min max}completion{year quarter month}registration builderDelay images{id url width height colour nature}}",
};

export const SetSharedThumbDocument: PageDocument<SetSharedThumbMutation, SetSharedThumbMutationVariables> = {
  name: 'SetSharedThumb',
  text: "mutation SetSharedThumb($input:SharedThumbInput!){setSharedThumb(input:$input){me ...SharedList}}fragment SharedList on SharedShortlist{mode maker version endsAt people{id name isMaker}homes{propertyId title addedBy{id name}hiddenBy{id name}thumbs{person{id name}thumb}notes{id person{id name}text at}property{...PropertyCard}}}fragment PropertyCard on Property{id slug title category propertyStatus address locality city price{from to}pricedAt priceIsOld areas{min max unit basis}rooms{min max}baths{min max}completion{year quarter month}registration builderDelay images{id url width height colour nature}}",
};

export const AddSharedNoteDocument: PageDocument<AddSharedNoteMutation, AddSharedNoteMutationVariables> = {
  name: 'AddSharedNote',
  text: "mutation AddSharedNote($input:SharedNoteInput!){addSharedNote(input:$input){me ...SharedList}}fragment SharedList on SharedShortlist{mode maker version endsAt people{id name isMaker}homes{propertyId title addedBy{id name}hiddenBy{id name}thumbs{person{id name}thumb}notes{id person{id name}text at}property{...PropertyCard}}}fragment PropertyCard on Property{id slug title category propertyStatus address locality city price{from to}pricedAt priceIsOld areas{min max unit basis}rooms{min max}baths{min max}completion{year quarter month}registration builderDelay images{id url width height colour nature}}",
};

export const RemoveSharedNoteDocument: PageDocument<RemoveSharedNoteMutation, RemoveSharedNoteMutationVariables> = {
  name: 'RemoveSharedNote',
  text: "mutation RemoveSharedNote($token:String!$key:String!$noteId:ID!){removeSharedNote(token:$token key:$key noteId:$noteId){me ...SharedList}}fragment SharedList on SharedShortlist{mode maker version endsAt people{id name isMaker}homes{propertyId title addedBy{id name}hiddenBy{id name}thumbs{person{id name}thumb}notes{id person{id name}text at}property{...PropertyCard}}}fragment PropertyCard on Property{id slug title category propertyStatus address locality city price{from to}pricedAt priceIsOld areas{min max unit basis}rooms{min max}baths{min max}completion{year quarter month}registration builderDelay images{id url width height colour nature}}",
};

export const SetSharedShortlistModeDocument: PageDocument<SetSharedShortlistModeMutation, SetSharedShortlistModeMutationVariables> = {
  name: 'SetSharedShortlistMode',
  text: "mutation SetSharedShortlistMode($token:String!$key:String!$mode:ShareMode!){setSharedShortlistMode(token:$token key:$key mode:$mode){me ...SharedList}}fragment SharedList on SharedShortlist{mode maker version endsAt people{id name isMaker}homes{propertyId title addedBy{id name}hiddenBy{id name}thumbs{person{id name}thumb}notes{id person{id name}text at}property{...PropertyCard}}}fragment PropertyCard on Property{id slug title category propertyStatus address locality city price{from to}pricedAt priceIsOld areas{min max unit basis}rooms{min max}baths{min max}completion{year quarter month}registration builderDelay images{id url width height colour nature}}",
};
