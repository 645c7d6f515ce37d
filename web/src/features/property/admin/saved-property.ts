import type { ApolloClient } from '@apollo/client';
import { showToast } from '../../../lib/toasts.ts';
import { savedSentence } from '../../../office-kit/form/saved-sentence.ts';
import { publicationContent } from '../../../office-kit/publication.content.ts';
import type { Published } from '../../../office-kit/publication.ts';
import { propertyAdminContent } from './property-admin.content.ts';
import { projectPath } from 'domain/site/item-paths.ts';

export const listPath = '/my-account/properties';

/** Drops all lists of properties from the cache, because they are out of date. */
export function forgetProperties({ cache }: ApolloClient): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminProperties' });
}

export interface Saved extends Published {
  id: string;
  slug: string;
}

/** Confirms the save, with a link to the property. */
export function tellSaved(text: string, saved: Saved): void {
  const { view, preview } = {
    view: propertyAdminContent.form.viewAction,
    preview: publicationContent.preview,
  };
  showToast({
    tone: 'success',
    text: savedSentence(text, saved),
    item: saved.id,
    action: {
      label: saved.publication === 'PUBLISHED' ? view : preview,
      run: () => window.location.assign(pathOf(saved)),
    },
  });
}

/** The address at which it can be seen now. */
export function pathOf({ id, slug, publication }: Saved): string {
  return publication === 'PUBLISHED' ? projectPath(slug) : `${listPath}/${id}/preview`;
}
