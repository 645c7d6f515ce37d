import type { InMemoryCache, OperationVariables } from '@apollo/client';
import type { DocumentNode } from 'graphql';

/** A change to a lead that can wait for the network. */
export interface OfflineChange {
  /** The document that makes it, by whose name it is found. */
  document: DocumentNode;
  /** The key in its variables. */
  keyOf: (variables: OperationVariables) => string | undefined;
  /** Makes it in the copy, as the server will. */
  apply: (cache: InMemoryCache, variables: OperationVariables, saidAt: string) => void;
  /** Its variables with a step that has passed meanwhile moved to now; null if there is none. */
  renewed: (variables: OperationVariables) => OperationVariables | null;
  /** A question about its lead by id, which fails once the lead is gone. */
  isThere: DocumentNode;
}

const changes = new Map<string, OfflineChange>();
const undos = new Set<string>();

/** Lets changes wait for the network, and mutations take them back by their key until they are sent. */
export function allowOffline(allowed: Record<string, OfflineChange>, takingBack: readonly string[]): void {
  for (const [operation, change] of Object.entries(allowed)) changes.set(operation, change);
  for (const operation of takingBack) undos.add(operation);
}

export function offlineChange(operation: string): OfflineChange | undefined {
  return changes.get(operation);
}

export function takesBack(operation: string): boolean {
  return undos.has(operation);
}
