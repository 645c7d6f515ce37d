import { Link, useParams } from 'react-router-dom';
import type { BuilderInput } from 'domain/schema.generated.ts';
import { EditPictureItem, NewPictureItem } from '../../../office-kit/picture-item/picture-item-tab.tsx';
import type { PictureItemNoun } from '../../../office-kit/picture-item/picture-item-tab.tsx';
import { builderAdminContent } from './builder-admin.content.ts';
import {
  CreateBuilderDocument,
  EditedBuilderDocument,
  UpdateBuilderDocument,
  useBuilderNotesQuery,
} from './builder-admin.generated.ts';
import type { EditedBuilderQuery } from './builder-admin.generated.ts';
import { builderForm, builderValues, readBuilderInput } from './builder-fields.tsx';

type EditedBuilder = NonNullable<EditedBuilderQuery['builder']>;

const { form, notes: texts } = builderAdminContent;

const noun: PictureItemNoun<BuilderInput, EditedBuilder, EditedBuilderQuery> = {
  kind: 'BUILDER',
  name: 'builders',
  versioned: true,
  texts: { ...form, fields: builderForm },
  staleFields: ['adminBuilders', 'builders', 'builder', 'builderTexts', 'property', 'differingAboutTexts'],
  usualAlt: ({ name = '' }) => `Picture of ${name}`,
  readInput: readBuilderInput,
  create: CreateBuilderDocument,
  one: EditedBuilderDocument,
  read: (data) => data.builder,
  valuesOf: builderValues,
  publicPathOf: ({ slug }) => `/builders/${slug}`,
  update: UpdateBuilderDocument,
};

export function NewBuilderTab() {
  return <NewPictureItem noun={noun} />;
}

export function EditBuilderTab() {
  const { id = '' } = useParams();
  return (
    <>
      <EditPictureItem noun={noun} />
      <BuilderNotes id={id} />
    </>
  );
}

/** What the office should look at: an unusual number, and texts of properties that visitors no longer read. */
function BuilderNotes({ id }: { id: string }) {
  const { data } = useBuilderNotesQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const builder = data?.builder;
  if (!builder) return null;
  const { promoterNumber, promoterNumberFits, introduction } = builder;
  const shown = introduction ? data.differing : [];
  return (
    <div className="mt-8 grid max-w-3xl gap-6">
      {promoterNumber && promoterNumberFits === false && (
        <p className="rounded-card bg-brass-soft px-5 py-4 text-dense">{texts.unusual(promoterNumber)}</p>
      )}
      {shown.length > 0 && (
        <section aria-labelledby="differing">
          <h2 id="differing" className="text-xl">
            {texts.differing}
          </h2>
          <p className="mt-1 text-dense text-ink-muted">{texts.line}</p>
          <ul className="mt-4 grid gap-4">
            {shown.map(({ id: propertyId, title, aboutBuilder }) => (
              <li key={propertyId} className="rounded-card border border-line bg-card p-4">
                <Link
                  to={`/my-account/properties/${propertyId}/edit`}
                  className="font-semibold text-pine underline underline-offset-4"
                >
                  {title}
                  <span className="sr-only">. {texts.edit}</span>
                </Link>
                <p className="mt-2 text-dense whitespace-pre-line">{aboutBuilder}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
