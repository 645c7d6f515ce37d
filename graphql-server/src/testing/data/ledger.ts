import { createHash } from 'node:crypto';
import { GridFSBucket } from 'mongodb';
import type { Db, ObjectId } from 'mongodb';
import type { Client } from '../client.ts';
import { addProperty, applicationInput, contactInput, propertyInput } from '../factories.ts';
import { pdf } from './files.ts';
import { registerCompanyOver } from './listing-records.ts';

/** The writes that a server acknowledged between its kills. */
export interface Ledger {
  /** The marks of enquiries by their references. */
  contacts: Map<string, string>;
  /** The marks of applications by their ids. */
  applications: Map<string, string>;
  /** The last edit of each property that was acknowledged, and the last one that was sent. */
  edits: Map<string, { acknowledged: number; sent: number }>;
  /** The applications whose files were whole at an earlier look; empty it to look at all files again. */
  whole: Set<string>;
  /** The acknowledged writes, and answers that were neither success nor silence. */
  acknowledged: number;
  unexpected: string[];
}

export function createLedger(): Ledger {
  return {
    contacts: new Map(),
    applications: new Map(),
    edits: new Map(),
    whole: new Set(),
    acknowledged: 0,
    unexpected: [],
  };
}

let marks = 0;

/** A word that no other write has. */
function newMark(): string {
  marks += 1;
  return `mark-${process.pid}-${marks}`;
}

/** A text that shows whether all of it is there. */
function wholeText(mark: string): string {
  const lines = Array.from({ length: 12 }, (_, index) => `${mark} line ${index}`).join('\n');
  return `${lines}\n${createHash('sha256').update(lines).digest('hex')}`;
}

export interface Writers {
  contacts: number;
  applications: number;
  edits: number;
}

/**
 * Sends enquiries, applications with files, and edits until the server is gone or `isOver`, and notes in the ledger what
 * it acknowledges.
 */
export async function writeUntilGone(
  client: Client,
  token: string,
  ledger: Ledger,
  writers: Writers,
  onAcknowledged: () => void = () => undefined,
  isOver: () => boolean = () => false,
): Promise<void> {
  const note = () => {
    ledger.acknowledged += 1;
    onAcknowledged();
  };
  const sent = [
    ...Array.from({ length: writers.contacts }, () => repeat(() => sendContact(client, ledger))),
    ...Array.from({ length: writers.applications }, () => repeat(() => sendApplication(client, ledger))),
    ...(await editors(client, token, ledger, writers.edits)),
  ];
  await Promise.all(sent);

  async function repeat(send: () => Promise<boolean>): Promise<void> {
    for (;;) {
      const acknowledged = await send().catch(() => null);
      if (acknowledged) note();
      // A request without an answer: the server is gone.
      if (acknowledged === null || isOver()) return;
    }
  }

  async function editors(client: Client, token: string, ledger: Ledger, count: number) {
    if (ledger.edits.size === 0) {
      // Without a registered company, a listing does not pass its checks. A server that is gone is no refusal.
      await registerCompanyOver({ ...client, token }).catch(() => undefined);
    }
    while (ledger.edits.size < count) {
      const added = await addProperty({ ...client, token }, { disclaimer: 'Edit 0' }).catch(() => null);
      if (!added) break;
      ledger.edits.set(added.id, { acknowledged: 0, sent: 0 });
    }
    return [...ledger.edits.keys()].map((id) => repeat(() => sendEdit(client, token, ledger, id)));
  }
}

async function sendContact({ call }: Client, ledger: Ledger): Promise<boolean> {
  const mark = newMark();
  const json = contactInput({ name: mark, message: wholeText(mark) });
  const { status, body, text } = await call<{ data: { reference: string } }>('POST', '/api/contacts', {
    json,
  });
  if (status === 201) ledger.contacts.set(body.data.reference, mark);
  else if (status !== 503) ledger.unexpected.push(`an enquiry: ${status} ${text.slice(0, 200)}`);
  return status === 201;
}

async function sendApplication({ call }: Client, ledger: Ledger): Promise<boolean> {
  const mark = newMark();
  const form = { ...applicationInput({ fullName: mark }), resume: pdf(`${mark}.pdf`, wholeText(mark)) };
  const { status, body, text } = await call<{ data: { id: string } }>('POST', '/api/applications', {
    form,
  });
  if (status === 201) ledger.applications.set(body.data.id, mark);
  else if (status !== 503) ledger.unexpected.push(`an application: ${status} ${text.slice(0, 200)}`);
  return status === 201;
}

async function sendEdit({ ask }: Client, token: string, ledger: Ledger, id: string): Promise<boolean> {
  const state = ledger.edits.get(id);
  if (!state) return false;
  state.sent += 1;
  const number = state.sent;
  const { status, errors, text } = await ask(
    'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }',
    { id, input: propertyInput({ title: `Edited ${id}`, disclaimer: `Edit ${number}` }) },
    { token },
  );
  if (!errors && status === 200) state.acknowledged = number;
  else if (status !== 503) ledger.unexpected.push(`an edit: ${status} ${text.slice(0, 200)}`);
  return !errors && status === 200;
}

interface Application {
  [field: string]: unknown;
  id: string;
}

/** What the database holds of the writes. */
export interface Findings {
  /** Sentences about lost, doubled and torn writes; empty if all is well. */
  damage: string[];
  enquiries: number;
  applications: number;
  /** Files of applications that were stored before a kill, and wait for the sweep. */
  filesWithoutApplication: number;
}

/** Compares the database with the ledger; reads the files of the applications as well. */
export async function compareWithLedger(db: Db, ledger: Ledger): Promise<Findings> {
  const damage = ledger.unexpected.map((answer) => `An unexpected answer to ${answer}`);
  const marked = { $gte: `mark-${process.pid}-`, $lt: `mark-${process.pid}.` };
  const enquiries = await db
    .collection('contactRequests')
    .find({ name: marked }, { projection: { name: 1, message: 1, reference: 1, email: 1 } })
    .toArray();
  damage.push(...compared('enquiry', enquiries, 'reference', 'name', ledger.contacts));
  for (const { name, message, email } of enquiries)
    if (message !== wholeText(String(name)) || !email) damage.push(`The enquiry ${String(name)} is torn.`);

  const applications = await db.collection('jobApplications').find({ fullName: marked }).toArray();
  const byId = applications.map((one): Application => ({ ...one, id: String(one._id) }));
  damage.push(...compared('application', byId, 'id', 'fullName', ledger.applications));
  const files = new Set<string>();
  for (const { id, fullName, resume } of byId) {
    const { fileId } = Object(resume) as { fileId?: ObjectId };
    files.add(String(fileId));
    if (ledger.whole.has(id)) continue;
    const bytes = fileId && (await readWhole(db, fileId));
    if (bytes?.includes(wholeText(String(fullName)))) ledger.whole.add(id);
    else damage.push(`The file of ${String(fullName)} is not whole.`);
  }

  for (const [id, { acknowledged, sent }] of ledger.edits) {
    const found = (
      await db
        .collection('properties')
        .find({ title: `Edited ${id}` })
        .toArray()
    )[0];
    const number = Number(/^Edit (\d+)$/.exec(String(found?.disclaimer))?.[1] ?? (found ? NaN : 0));
    if (!(number >= acknowledged && number <= sent))
      damage.push(`The property ${id} has edit ${number}, not ${acknowledged} to ${sent}.`);
  }
  const stored = await db.collection('fs.files').distinct('_id', { 'metadata.kind': 'resume' });
  return {
    damage,
    enquiries: enquiries.length,
    applications: applications.length,
    filesWithoutApplication: stored.filter((id) => !files.has(String(id))).length,
  };
}

/** Whether each acknowledged write is there with its mark, and no mark is there twice. */
function compared(
  noun: string,
  found: Record<string, unknown>[],
  key: string,
  mark: string,
  acknowledged: Map<string, string>,
): string[] {
  const byKey = new Map(found.map((one) => [String(one[key]), one[mark]]));
  const lost = [...acknowledged].filter(([one, its]) => byKey.get(one) !== its);
  const doubled = found.length - new Set(found.map((one) => one[mark])).size;
  return [
    ...lost.map(([one]) => `The acknowledged ${noun} ${one} is lost.`),
    ...(doubled > 0 ? [`${doubled} of the stored ${noun} documents are doubled.`] : []),
  ];
}

async function readWhole(db: Db, id: ObjectId): Promise<string | undefined> {
  const parts: Buffer[] = [];
  try {
    for await (const part of new GridFSBucket(db).openDownloadStream(id)) parts.push(part as Buffer);
  } catch {
    return undefined;
  }
  return Buffer.concat(parts).toString('latin1');
}
