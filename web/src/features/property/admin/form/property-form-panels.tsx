import { Fragment } from 'react';
import type { RefObject } from 'react';
import { TabPanel } from '../../../../office-kit/form/form-tabs.tsx';
import { ListingChecklist } from '../check/listing-checklist.tsx';
import type { useListingChecks } from '../check/use-listing-checks.ts';
import { PropertyPictureField } from '../picture/property-picture-field.tsx';
import type { usePropertyPictures } from '../picture/use-property-pictures.ts';
import { propertyAdminContent } from '../property-admin.content.ts';
import type { UnitsSaver } from '../units-grid.tsx';
import { DocumentsPart } from './documents-part.tsx';
import { CostSection } from './property-cost-section.tsx';
import { KeysPart } from './keys-part.tsx';
import { propertyLabels } from './property-form-labels.tsx';
import {
  BasicsSection,
  ExtrasSection,
  FactsSection,
  FormSection,
  PlaceSection,
} from './property-form-sections.tsx';
import type { SectionProps } from './property-form-sections.tsx';
import { InventorySection } from './inventory/property-inventory-section.tsx';
import { LegalSection } from './property-legal-section.tsx';
import { PrivateSection } from './property-private-section.tsx';
import { ReraSection } from './property-rera-section.tsx';
import { UnitsPart } from './inventory/units-part.tsx';

export const propertyTabs = Object.entries(propertyAdminContent.tabs).map(([id, title]) => ({ id, title }));

interface PropertyPanelsProps extends SectionProps {
  /** The property that is edited; undefined for a new one. */
  id: string | undefined;
  graceUntil: string | null | undefined;
  checks: ReturnType<typeof useListingChecks>;
  pictures: ReturnType<typeof usePropertyPictures>;
  /** The open tab. */
  tab: string;
  /** Counts how often the form was filled, and how often it was saved. */
  revision: number;
  saves: number;
  unitsSaver: RefObject<UnitsSaver | null>;
  /** Whether visitors see nothing of it yet. */
  isDraft: boolean;
  onTab: (id: string) => void;
  onChange: () => void;
  /** Save the form, and come back to its units or documents. */
  onUnits: () => void;
  onDocuments: () => void;
}

/** The parts of a property in tabs. All fields stay in the form, whichever tab is open. */
export function PropertyPanels({ values, errors, ...props }: PropertyPanelsProps) {
  const { id, graceUntil, checks, pictures, tab, revision, saves, unitsSaver, isDraft } = props;
  const { onTab, onChange, onUnits, onDocuments } = props;
  const section = { values, errors };
  const panel = (name: keyof typeof propertyAdminContent.tabs) => {
    const place = propertyTabs.findIndex((one) => one.id === name);
    return {
      tab: { id: name, title: propertyAdminContent.tabs[name] },
      ...{ next: propertyTabs[place + 1], current: tab, onChoose: onTab },
    };
  };
  return (
    <>
      <TabPanel {...panel('facts')}>
        <Fragment key={revision}>
          <BasicsSection {...section} />
          <FactsSection {...section} />
          <PlaceSection {...section} onChange={onChange} />
          <ExtrasSection {...section} onChange={onChange} />
        </Fragment>
      </TabPanel>
      <TabPanel {...panel('pictures')}>
        <FormSection name="pictures">
          <PropertyPictureField pictures={pictures} error={section.errors.images} />
        </FormSection>
      </TabPanel>
      <TabPanel {...panel('price')}>
        <CostSection key={revision} {...section} />
      </TabPanel>
      <TabPanel {...panel('units')}>
        <InventorySection key={revision} {...section} pictures={pictures.pictures} onChange={onChange} />
        <FormSection name="units">
          <UnitsPart
            id={id}
            isOpen={tab === 'units'}
            saves={saves}
            saver={unitsSaver}
            onTyped={onChange}
            onFirst={onUnits}
          />
        </FormSection>
      </TabPanel>
      <TabPanel {...panel('papers')}>
        <Fragment key={revision}>
          <LegalSection {...section} id={id} onChange={onChange} />
          <ReraSection {...section} onChange={onChange} />
        </Fragment>
        <FormSection name="documents">
          <DocumentsPart
            id={id}
            isOpen={tab === 'papers'}
            onChanged={checks.lookAgain}
            onFirst={onDocuments}
          />
        </FormSection>
      </TabPanel>
      <TabPanel {...panel('private')}>
        <PrivateSection key={revision} {...section} />
        <FormSection name="keys">
          <KeysPart id={id} isOpen={tab === 'private'} />
        </FormSection>
      </TabPanel>
      <TabPanel {...panel('publish')}>
        <FormSection name="checks">
          <ListingChecklist
            {...checks}
            id={id}
            labels={propertyLabels}
            graceUntil={graceUntil}
            isOpen={tab === 'publish'}
            addDocuments={isDraft ? onDocuments : undefined}
            onNature={pictures.tellUnstated}
          />
        </FormSection>
      </TabPanel>
    </>
  );
}
