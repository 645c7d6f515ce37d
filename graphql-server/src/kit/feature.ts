import type { Router } from 'express';
import type { AppContext } from '../base/context.ts';
import type { KeptAnswers } from '../cache/kept-answers.ts';
import type { ShownCollection } from '../cache/written-elsewhere.ts';
import type { Indexes } from '../database/indexes.ts';
import type { Finder } from './finder.ts';
import type { SetupStepCheck } from './setup-step.ts';
import type { ItemKind, Kind } from './item-kind.ts';

/** Work beside the requests, in one process at a time. */
export interface Job {
  /** Jobs of one lane wait for each other. */
  lane: 'drafts' | 'alerts' | 'people' | 'notices' | 'changes';
  /** From one turn to the next, if nothing is left to do. */
  pauseMs: number;
  /** Answers whether there is more to do at once. */
  work: (context: AppContext) => Promise<boolean>;
}

/** What a room gives to the product: the lists of the schema, the paths, the database and the background work are made of it. */
export interface Feature {
  resolvers?: readonly (new () => object)[];
  /** Its documented paths. */
  routes?: (kept: KeptAnswers) => readonly Router[];
  /** Its kinds of items, which gives them trash, activity, export and samples. */
  kinds?: Partial<Record<ItemKind, Kind>>;
  /** Its steps in the guide of a new owner. */
  setupSteps?: readonly SetupStepCheck[];
  /** How the search of the office finds its items. */
  finders?: Partial<Record<ItemKind, Finder>>;
  /** The collections that public answers show, besides those of its kinds. */
  shown?: readonly ShownCollection[];
  /** The fields that name a stored file. */
  files?: readonly { collection: string; field: string }[];
  /** The collections whose documents go with the item of the owner that `itemId` names. */
  belongings?: readonly { collection: string; owner: string }[];
  jobs?: readonly Job[];
  /** Writes what this process has counted; each process does it for itself, also before it ends. */
  counts?: readonly ((context: AppContext) => Promise<boolean>)[];
  /** Removes each hour what is no longer kept, and reminds of what is about to end. */
  sweeps?: readonly ((context: AppContext) => Promise<unknown>)[];
  indexes?: Indexes;
  /** Connects to the hooks of lower nouns; called once. */
  connect?: () => void;
}
