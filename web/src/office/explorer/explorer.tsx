import type { GraphQLSchema } from 'graphql';
import { useEffect, useState } from 'react';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { UnauthenticatedError, useAdminSession } from '../../office-kit/session/admin-session.ts';
import { LoadFailed } from '../../office-kit/list/load-failed.tsx';
import { askApi, isLoginOver, operationAt, readSchema, readVariables } from './ask-api.ts';
import type { ApiAnswer } from './ask-api.ts';
import { explorerContent as texts } from './explorer.content.ts';
import { QueryEditor } from './query-editor.tsx';
import { SchemaDocs } from './schema-docs.tsx';

/** What was typed stays until the office is loaded anew, so that a look at another screen loses nothing. */
const typed = { query: texts.first, variables: texts.firstVariables, place: 0 };

/** An editor for an operation and its variables, the answer, and the schema to read. */
export function Explorer() {
  const { withSession } = useAdminSession();
  const { schema, failed, load } = useSchema();
  const [variables, setVariables] = useState(typed.variables);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [letters, setLetters] = useState('');
  const [answer, setAnswer] = useState<ApiAnswer | null>(null);
  const [problem, setProblem] = useState<'variables' | 'network' | null>(null);
  const [isRunning, setRunning] = useState(false);

  async function run(): Promise<void> {
    const values = readVariables(typed.variables);
    setProblem(values ? null : 'variables');
    if (!values) return;
    setRunning(true);
    const operationName = operationAt(typed.query, typed.place);
    try {
      const question = { query: typed.query, variables: values, ...(operationName && { operationName }) };
      setAnswer(await withSession(() => askWithLogin(question)));
    } catch {
      setProblem('network');
    } finally {
      setRunning(false);
    }
  }

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid min-w-0 content-start gap-4">
        <div className="grid gap-1.5">
          <p className="text-sm font-semibold">{texts.query}</p>
          <QueryEditor
            initial={typed.query}
            label={texts.query}
            describedBy={texts.queryHint}
            schema={schema}
            onChange={(query, place) => Object.assign(typed, { query, place })}
            onRun={() => void run()}
            onOpenType={(type) => setOpened((before) => [...before, type])}
          />
          <p className="text-xs text-ink-muted">{texts.queryHint}</p>
        </div>
        <TextAreaField
          label={texts.variables}
          hint={texts.variablesHint}
          error={problem === 'variables' ? texts.wrongVariables : undefined}
          rows={2}
          spellCheck={false}
          value={variables}
          onChange={({ target }) => {
            typed.variables = target.value;
            setVariables(target.value);
          }}
        />
        <p>
          <Button onClick={() => void run()} disabled={isRunning}>
            {isRunning ? texts.running : texts.run}
          </Button>
        </p>
        {problem === 'network' && <StatusMessage tone="danger">{texts.notSent}</StatusMessage>}
        <Answer answer={answer} />
      </div>
      {schema && (
        <SchemaDocs
          schema={schema}
          opened={opened}
          onOpen={setOpened}
          letters={letters}
          onSearch={(next) => {
            setLetters(next);
            setOpened([]);
          }}
        />
      )}
      {failed && <LoadFailed text={texts.schemaFailed} retryLabel={texts.retry} retry={load} />}
    </div>
  );
}

async function askWithLogin(question: Parameters<typeof askApi>[0]): Promise<ApiAnswer> {
  const answer = await askApi(question);
  if (isLoginOver(answer)) throw new UnauthenticatedError();
  return answer;
}

/** The schema of the server; null until it has come. */
function useSchema() {
  const [schema, setSchema] = useState<GraphQLSchema | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    readSchema().then(setSchema, () => setFailed(true));
  }, []);
  async function load(): Promise<void> {
    setSchema(await readSchema());
    setFailed(false);
  }
  return { schema, failed, load };
}

function Answer({ answer }: { answer: ApiAnswer | null }) {
  const cost = answer?.body.extensions?.cost;
  return (
    <section className="grid min-w-0 gap-1.5">
      <h3 className="text-sm font-semibold">{texts.answer}</h3>
      <p role="status" className="text-sm text-ink-muted">
        {answer ? texts.summary(answer.status, answer.ms) : texts.noAnswer}
        {cost && `, ${texts.cost(cost.queryCost, cost.maxCost)}`}
      </p>
      {answer && (
        <pre
          tabIndex={0}
          aria-label={texts.answer}
          role="region"
          className="max-h-[70dvh] overflow-auto rounded-field border border-line bg-paper p-4 text-sm"
        >
          {JSON.stringify(answer.body, null, 2)}
        </pre>
      )}
    </section>
  );
}
