import { NavLink } from 'react-router-dom';
import { documentsContent } from './property-documents.content.ts';
import { propertyAdminContent } from './property-admin.content.ts';
import { unitsContent } from './property-units.content.ts';

const pages = [
  { path: 'edit', label: propertyAdminContent.form.editTitle },
  { path: 'units', label: unitsContent.link },
  { path: 'documents', label: documentsContent.link },
];

/** The links between the pages of one property in the office; the one that is open is marked. */
export function PropertyLinks({ id }: { id: string }) {
  return (
    <nav aria-label={propertyAdminContent.form.pages} className="flex flex-wrap gap-x-5 gap-y-1">
      {pages.map(({ path, label }) => (
        <NavLink
          key={path}
          to={`/my-account/properties/${id}/${path}`}
          className="inline-flex items-center text-dense font-semibold text-pine underline-offset-4 not-aria-[current]:hover:underline aria-[current]:text-ink-muted pointer-coarse:min-h-11"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
