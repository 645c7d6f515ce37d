import { useApolloClient } from '@apollo/client/react';
import { useNavigate, useParams } from 'react-router-dom';
import { placeFields } from 'domain/place/place-fields.ts';
import type { PlaceInput, PlaceKind } from 'domain/schema.generated.ts';
import { readDegrees } from 'domain/place/place.ts';
import { eachText } from 'domain/text/text-rows.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useSessionOf } from '../../../office-kit/session/admin-session.ts';
import { FormTextField, formTexts } from '../../../office-kit/field/form-text.tsx';
import { SmallForm, typedText } from '../../../office-kit/field/small-form.tsx';
import { TabHeader } from '../../../office-kit/tab-header.tsx';
import { CheckRow } from '../../../ui/check-row.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { placeAdminContent } from './place-admin.content.ts';
import {
  CreatePlaceDocument,
  DeletePlaceDocument,
  UpdatePlaceDocument,
  useEditedPlaceQuery,
} from './place-admin.generated.ts';
import type { EditedPlaceQuery } from './place-admin.generated.ts';

type Place = EditedPlaceQuery['place'];

const { form: texts, kinds } = placeAdminContent;
const listPath = '/my-account/places';

export function NewPlaceTab() {
  return (
    <>
      <TabHeader title={texts.addTitle} />
      <PlaceForm />
    </>
  );
}

export function EditPlaceTab() {
  const { id = '' } = useParams();
  const { data, error } = useEditedPlaceQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  useSessionOf(error);
  const place = data?.place;
  return (
    <>
      <TabHeader title={texts.editTitle} line={place && `${place.name}. ${texts.key(place.key)}`} />
      {place ? (
        <div className="grid gap-8">
          <PlaceForm key={place.id} place={place} />
          <DeleteForm id={place.id} />
        </div>
      ) : (
        <p className="py-4 text-dense text-ink-muted">{error ? texts.notFound : texts.loading}</p>
      )}
    </>
  );
}

function PlaceForm({ place }: { place?: Place }) {
  const client = useApolloClient();
  const done = useDone();
  const lines = (list: readonly string[] | undefined) => list?.join('\n') ?? '';
  return (
    <div className="max-w-3xl rounded-card border border-line bg-card p-5 md:p-6">
      <SmallForm
        submitLabel={texts.save}
        failed={texts.failed}
        send={async (typed) => {
          const input = readPlaceForm(typed);
          await (place
            ? client.mutate({
                mutation: UpdatePlaceDocument,
                variables: { id: place.id, input, readAt: place.updatedAt },
              })
            : client.mutate({ mutation: CreatePlaceDocument, variables: { input } }));
          done(texts.saved);
        }}
      >
        {(errors) => (
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Texts section="names" place={place} errors={errors} />
            <SelectField
              name="kind"
              label={texts.kind}
              defaultValue={place?.kind ?? 'SECTOR'}
              error={errors.kind}
            >
              {Object.entries(kinds).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
            <Text
              name="region"
              label={texts.region}
              hint={texts.regionHint}
              value={place ? place.region : 'noida'}
              errors={errors}
            />
            <TextAreaField
              name="aliases"
              label={texts.aliases}
              hint={texts.aliasesHint}
              defaultValue={lines(place?.aliases)}
              error={errors.aliases}
            />
            <TextAreaField
              name="neighbours"
              label={texts.neighbours}
              hint={texts.neighboursHint}
              defaultValue={lines(place?.neighbours)}
              error={errors.neighbours}
            />
            <TextAreaField
              name="parents"
              label={texts.parents}
              hint={texts.parentsHint}
              defaultValue={lines(place?.parents.filter((key) => key !== place.region))}
              error={errors.parents}
            />
            <Text
              name="opensOn"
              label={texts.opensOn}
              hint={texts.opensOnHint}
              value={place?.opensOn}
              errors={errors}
              type="date"
            />
            <Text
              name="latitude"
              label={texts.latitude}
              hint={texts.positionHint}
              value={place?.enteredPosition?.latitude}
              errors={errors}
            />
            <Text
              name="longitude"
              label={texts.longitude}
              value={place?.enteredPosition?.longitude}
              errors={errors}
            />
            <Texts section="office" place={place} errors={errors} />
            <CheckRow
              type="checkbox"
              name="isOutside"
              value="yes"
              defaultChecked={place?.isOutside}
              label={texts.outside}
            />
          </div>
        )}
      </SmallForm>
    </div>
  );
}

interface TextProps {
  name: string;
  label: string;
  hint?: string;
  value: string | number | null | undefined;
  errors: Record<string, string>;
  type?: 'date';
}

function Text({ value, errors, ...field }: TextProps) {
  return <TextField {...field} autoComplete="off" defaultValue={value ?? ''} error={errors[field.name]} />;
}

interface TextsProps {
  section: string;
  place: Place | undefined;
  errors: Record<string, string>;
}

/** The texts of the table in one part of the form. */
function Texts({ section, place, errors }: TextsProps) {
  return formTexts(placeFields, section).map((text) => (
    <FormTextField key={text.name} text={text} value={place?.[text.name] ?? ''} error={errors[text.name]} />
  ));
}

/** Deletes the place; while something lies in it, the server’s sentence says so. */
function DeleteForm({ id }: { id: string }) {
  const client = useApolloClient();
  const done = useDone();
  return (
    <SmallForm
      submitLabel={texts.remove}
      submittingLabel={texts.removing}
      failed={texts.removeFailed}
      look="danger"
      send={async () => {
        await client.mutate({ mutation: DeletePlaceDocument, variables: { id } });
        done(texts.removed);
      }}
    />
  );
}

/** Confirms a change and returns to the list, which is read again. */
function useDone() {
  const client = useApolloClient();
  const navigate = useNavigate();
  return (text: string) => {
    for (const fieldName of ['adminPlaces', 'places', 'editedPlace'])
      client.cache.evict({ id: 'ROOT_QUERY', fieldName });
    showToast({ tone: 'success', text });
    void navigate(listPath);
  };
}

function readPlaceForm(typed: FormData): PlaceInput {
  const text = (name: string) => typedText(typed, name).trim();
  const list = (name: string) =>
    text(name)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  return {
    ...eachText(placeFields, text),
    kind: text('kind') as PlaceKind,
    region: text('region'),
    parents: list('parents'),
    aliases: list('aliases'),
    neighbours: list('neighbours'),
    isOutside: text('isOutside') === 'yes',
    opensOn: text('opensOn'),
    latitude: degrees(text('latitude')),
    longitude: degrees(text('longitude')),
  };
}

/** What is no number goes to the server as one that it refuses. */
function degrees(text: string): number | null {
  const value = readDegrees(text);
  return Number.isNaN(value) ? 999 : value;
}
