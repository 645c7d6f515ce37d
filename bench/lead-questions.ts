import { print } from 'graphql';
import type { DocumentNode } from 'graphql';
import { AdminPeopleDocument } from '../web/src/features/person/admin/people.generated.ts';
import { PersonDetailsDocument } from '../web/src/features/person/admin/person.generated.ts';
import { TodayDocument } from '../web/src/features/person/admin/today/today.generated.ts';
import { ask, origin } from './product.ts';

type Run = () => Promise<unknown>;

/** What the screens of leads ask for, and enquiries that arrive, in an office with so many enquiries. */
export async function leadQuestions(token: string, enquiries: number): Promise<Record<string, Run>> {
  const asked = (document: DocumentNode, variables: object) => {
    const query = print(document);
    return () => ask(query, variables, token);
  };
  const people = (variables: object = {}) => asked(AdminPeopleDocument, variables);
  const middle = await cursorOf(token, Math.floor(enquiries / 6));
  const { people: known, teamMembers } = await ask<{
    people: { items: { id: string; numbers: string[] }[] };
    teamMembers: { id: string }[];
  }>('{ people(first: 100) { items { id numbers } } teamMembers { id } }', {}, token);
  let arrived = 0;
  return {
    'leads, first page': people(),
    'leads, middle page': people({ after: middle }),
    'leads, by next step': people({ order: 'NEXT_STEP' }),
    'leads, of nobody': people({ filter: { owner: 'none' } }),
    'leads, new': people({ filter: { state: 'NEW' } }),
    'leads, overdue': people({ filter: { overdue: true } }),
    'leads, without a next step': people({ filter: { hasNextStep: false, open: true } }),
    'leads, a name': people({ search: 'asha rao' }),
    'leads, four digits': people({ search: '7919' }),
    'leads, an address': people({ search: 'visitor777@example.com' }),
    'leads, a word of all notes': people({ search: 'balcony' }),
    'leads, today of everyone': asked(TodayDocument, { owner: 'all' }),
    'leads, today of a colleague': asked(TodayDocument, { owner: teamMembers[0]?.id }),
    'leads, one of them': asked(PersonDetailsDocument, { id: known.items[50]?.id }),
    'leads, a new person asks': () => arrive(`97${String((arrived += 1)).padStart(8, '0')}`),
    'leads, a known person asks': () => arrive(String(known.items[(arrived += 1) % 100]?.numbers[0])),
  };
}

/** Sends an enquiry as a visitor. */
async function arrive(phone: string): Promise<void> {
  const { ok, status } = await fetch(`${origin}/api/contacts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      source: 'CONSULTATION',
      name: 'Asha Rao',
      email: `p${phone.slice(-8)}@example.com`,
      phone,
    }),
  });
  if (!ok) throw new Error(`An enquiry was answered with ${status}.`);
}

/** The cursor behind so many leads. */
async function cursorOf(token: string, count: number): Promise<string | null> {
  let after: string | null = null;
  for (let passed = 0; passed < count; passed += 100) {
    const { people }: { people: { endCursor: string | null } } = await ask(
      'query ($after: String) { people(first: 100, after: $after) { endCursor } }',
      { after },
      token,
    );
    after = people.endCursor;
  }
  return after;
}
