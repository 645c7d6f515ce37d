/**
 * Opens a sheet, which is a dialog, at the tap on a link whose `data-sheet` names it, and closes it at the next on a button of the
 * sheet; no script but the first is needed. Without it, the link leads to what the sheet holds, in its place on the page.
 */
export function openSheets(): void {
  window.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLElement>('[data-sheet]');
      const sheet = document.getElementById(link?.dataset.sheet ?? '');
      if (!(sheet instanceof HTMLDialogElement)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (sheet.open) sheet.close();
      else sheet.showModal();
      // Older browsers do not tell that a dialog is opened.
      sheet.dispatchEvent(new Event('toggle'));
    },
    true,
  );
}
