import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NewBlogTab } from '../../features/blog/admin/blog-editor-tab.tsx';
import { NewBuilderTab } from '../../features/builder/admin/builder-editor-tab.tsx';
import { NewTestimonialTab } from '../../features/testimonial/admin/testimonial-editor-tab.tsx';
import { renderPage } from '../../testing/render-page.tsx';

/** The server finds each text with “assured returns”. */
const answers = {
  TextClaims: ({ texts }: Record<string, unknown>) => ({
    textClaims: (texts as { field: string; text: string }[])
      .filter(({ text }) => text.includes('Assured returns'))
      .map(({ field }) => ({
        ...{ __typename: 'TextClaim', field, sentence: 'Assured returns.', claim: 'promises a return' },
      })),
  }),
};
const warning = '“Assured returns.” promises a return. An advertisement must not say that.';

test.each([
  ['a story', NewBlogTab, 'Description*'],
  ['a builder', NewBuilderTab, 'Introduction'],
  ['a testimonial', NewTestimonialTab, 'Description*'],
])(
  'the form of %s warns beside a text that promises, and stops once it does not',
  async (_what, Tab, label) => {
    const { user } = renderPage(<Tab />, { answers });
    const field = await screen.findByRole('textbox', { name: label });
    await user.type(field, 'Take your time. Assured returns.');
    const shown = await screen.findByText(warning);
    expect(shown.parentElement?.parentElement?.contains(field)).toBe(true);
    await user.clear(field);
    await user.type(field, 'Take your time.');
    await expect.poll(() => screen.queryByText(warning)).toBeNull();
  },
);
