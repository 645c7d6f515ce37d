import type { GraphQLSchema } from 'graphql';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { explorerContent } from './explorer.content.ts';
import { rowsOf, searchSchema } from './schema-words.ts';
import type { SchemaRow } from './schema-words.ts';

const texts = explorerContent.docs;
const mostHits = 40;

interface SchemaDocsProps {
  schema: GraphQLSchema;
  /** The names of the types that were opened, the last one shown; empty for the search. */
  opened: readonly string[];
  onOpen: (opened: readonly string[]) => void;
  letters: string;
  onSearch: (letters: string) => void;
}

/** The schema to read: its queries and mutations, a search, and each type with its descriptions. */
export function SchemaDocs({ schema, opened, onOpen, letters, onSearch }: SchemaDocsProps) {
  const heading = useId();
  const open = (name: string) => onOpen([...opened, name]);
  const type = schema.getType(opened.at(-1) ?? '');
  return (
    <section aria-labelledby={heading} className="grid min-w-0 content-start gap-4">
      <div>
        <h3 id={heading} className="text-base">
          {texts.title}
        </h3>
        <p className="text-sm text-ink-muted">{texts.line}</p>
      </div>
      <TextField
        type="search"
        label={texts.search}
        value={letters}
        onChange={({ target }) => onSearch(target.value)}
      />
      {type ? (
        <div className="grid gap-3">
          <p className="flex flex-wrap items-center gap-2">
            <Button look="quiet" onClick={() => onOpen(opened.slice(0, -1))}>
              {texts.back}
            </Button>
            <strong className="font-semibold [overflow-wrap:anywhere]">{type.name}</strong>
          </p>
          {type.description && <p className="text-sm">{type.description}</p>}
          <Rows rows={rowsOf(type)} onOpen={open} />
        </div>
      ) : (
        <Start schema={schema} letters={letters} onOpen={open} />
      )}
    </section>
  );
}

function Start({
  schema,
  letters,
  onOpen,
}: {
  schema: GraphQLSchema;
  letters: string;
  onOpen: (name: string) => void;
}) {
  const hits = searchSchema(schema, letters);
  if (letters.trim() === '')
    return (
      <p className="flex flex-wrap gap-2">
        <Button look="outline" onClick={() => onOpen('Query')}>
          {texts.queries}
        </Button>
        <Button look="outline" onClick={() => onOpen('Mutation')}>
          {texts.mutations}
        </Button>
      </p>
    );
  if (hits.length === 0) return <p className="text-sm">{texts.none}</p>;
  return (
    <div>
      <ul>
        {hits.slice(0, mostHits).map(({ type, field }) => (
          <li key={`${type}.${field}`}>
            <TypeLink name={type} onOpen={onOpen} text={field ? `${type}.${field}` : type} />
          </li>
        ))}
      </ul>
      {hits.length > mostHits && <p className="text-sm">{texts.more(hits.length - mostHits)}</p>}
    </div>
  );
}

function Rows({ rows, onOpen }: { rows: SchemaRow[]; onOpen: (name: string) => void }) {
  return (
    <ul className="grid max-h-[80dvh] gap-3 overflow-y-auto">
      {rows.map((row) => (
        <li key={row.name} className="border-t border-line pt-3">
          <Row row={row} onOpen={onOpen} />
          {row.args.length > 0 && (
            <ul className="mt-2 grid gap-2 border-l-2 border-line pl-3">
              {row.args.map((arg) => (
                <li key={arg.name}>
                  <Row row={arg} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function Row({ row, onOpen }: { row: SchemaRow; onOpen: (name: string) => void }) {
  const { name, type, opens, description, deprecated } = row;
  return (
    <>
      <p className="text-sm font-semibold [overflow-wrap:anywhere]">
        {type || !opens ? name : <TypeLink name={opens} text={name} onOpen={onOpen} />}
        {type && opens && (
          <>
            {': '}
            <TypeLink name={opens} text={type} onOpen={onOpen} />
          </>
        )}
      </p>
      {description && <p className="text-sm text-ink-muted">{description}</p>}
      {deprecated && <p className="text-sm text-warning">{texts.deprecated(deprecated)}</p>}
    </>
  );
}

function TypeLink({ name, text, onOpen }: { name: string; text: string; onOpen: (name: string) => void }) {
  return (
    <button
      type="button"
      onClick={() => onOpen(name)}
      className="min-h-6 text-left text-sm font-semibold [overflow-wrap:anywhere] text-pine underline underline-offset-4"
    >
      {text}
    </button>
  );
}
