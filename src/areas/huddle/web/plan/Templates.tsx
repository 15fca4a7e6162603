import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { TemplateView } from '../../contract/fields.ts';
import ActivityIcon from '../view/ActivityIcon.tsx';
import { templatesQuery } from './plan-api.ts';
import classes from './Templates.module.css';

/** My last outings, each one tap from being planned again. */
export function Templates({ onChoose }: { onChoose: (template: TemplateView) => void }) {
  const { t } = useLingui();
  const { data: templates = [] } = useQuery(templatesQuery);
  if (templates.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't scroll sideways
    <div className={classes.templates} role="group" aria-label={t`Plan one of these again`}>
      {templates.map((template) => {
        const { name, activity } = template.form;
        return (
          <button
            key={template.id}
            type="button"
            className={classes.template}
            onClick={() => onChoose(template)}
          >
            <ActivityIcon activity={activity} />
            <span className={classes.words}>
              <Trans>
                <strong dir="auto">{name}</strong> · again
              </Trans>
            </span>
          </button>
        );
      })}
    </div>
  );
}
