import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { MarkdownField } from './markdown-field.tsx';

// The editor is a chunk of its own; a busy machine takes its time to read it.
beforeAll(() => import('./story-editor/story-text.tsx'));

/** Opens a text in the editor; `sent` is what the form would send. */
async function openText(text: string) {
  const onInput = vi.fn();
  const view = renderPage(
    <form aria-label="Story" onInput={onInput}>
      <MarkdownField name="para_1" label="First part" maxLength={50_000} required defaultValue={text} />
    </form>,
    { answers: { MarkdownPreview: () => ({ markdownHtml: '<p>As on the site</p>' }) } },
  );
  await screen.findByRole('button', { name: /^Write/ });
  await screen.findByRole('textbox', { name: 'First part' });
  const sent = () => new FormData(screen.getByRole('form')).get('para_1');
  return { ...view, onInput, sent };
}

const toolbar = () => screen.getByRole('toolbar', { name: 'Formatting of First part' });
const tool = (name: string) => within(toolbar()).getByRole('button', { name });

test('a text is sent as it was until it is edited', async () => {
  const { sent, onInput } = await openText('One\ntwo\n\n* three');
  expect(screen.getByRole('textbox', { name: 'First part' }).textContent).toContain('three');
  expect(sent()).toBe('One\ntwo\n\n* three');
  expect(onInput).not.toHaveBeenCalled();
});

test('a button of the toolbar is pressed while it applies, changes the Markdown, and tells the form', async () => {
  const { user, sent, onInput } = await openText('Rooms');
  expect(tool('Heading').getAttribute('aria-pressed')).toBe('false');
  await user.click(tool('Heading'));
  await waitFor(() => expect(tool('Heading').getAttribute('aria-pressed')).toBe('true'));
  expect(sent()).toBe('## Rooms');
  expect(onInput).toHaveBeenCalled();
  await user.click(tool('Undo'));
  expect(sent()).toBe('Rooms');
});

test('arrow keys move through the toolbar, which is one stop of the Tab key', async () => {
  const { user } = await openText('Rooms');
  tool('Bold').focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tool('Italic'));
  await user.keyboard('{Home}{ArrowLeft}');
  expect(document.activeElement).toBe(tool('Redo'));
  const stops = within(toolbar())
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toHaveLength(1);
});

test('a link needs an address that leads somewhere, and a text', async () => {
  const { user, sent } = await openText('Rooms: ');
  await user.click(tool('Link'));
  const dialog = screen.getByRole('dialog', { name: 'Link' });
  const address = within(dialog).getByLabelText('Address');
  await user.type(address, 'javascript:alert(1)');
  await user.click(within(dialog).getByRole('button', { name: 'Set link' }));
  expect(address.getAttribute('aria-invalid')).toBe('true');
  await user.clear(address);
  await user.type(address, 'up-rera.in');
  await user.type(within(dialog).getByLabelText('Text of the link'), 'RERA');
  await user.click(within(dialog).getByRole('button', { name: 'Set link' }));
  await waitFor(() => expect(sent()).toContain('[RERA](https://up-rera.in)'));
});

test('a table is added, changed and removed', async () => {
  const { user, sent } = await openText('');
  await user.click(tool('Table'));
  const bar = await screen.findByRole('group', { name: 'Table' });
  await user.click(within(bar).getByRole('button', { name: 'Add column' }));
  expect(sent()).toContain('| --- | --- | --- |');
  await user.click(within(bar).getByRole('button', { name: 'Remove table' }));
  expect(sent()).toBe('');
});

test('Markdown can be written instead, and comes back into the editor', async () => {
  const { user, sent } = await openText('Rooms');
  await user.click(screen.getByRole('button', { name: 'Write Markdown' }));
  await user.type(screen.getByRole('textbox', { name: 'First part' }), '\n\n- One');
  expect(sent()).toBe('Rooms\n\n- One');
  await screen.findByText('As on the site');
  await user.click(screen.getByRole('button', { name: 'Write with the editor' }));
  expect((await screen.findByRole('textbox', { name: 'First part' })).querySelector('li')?.textContent).toBe(
    'One',
  );
  expect(sent()).toBe('Rooms\n\n- One');
});

test('a text that the editor cannot show stays as it is, in the Markdown field', async () => {
  const foreign = '![Plan](https://example.com/plan.png)';
  const { user, sent } = await openText(foreign);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'First part' }).value).toBe(foreign);
  expect(screen.getByRole('status').textContent).toContain('cannot show');
  await user.click(screen.getByRole('button', { name: 'Write with the editor' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'First part' }).value).toBe(foreign);
  expect(sent()).toBe(foreign);
});
