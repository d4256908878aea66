import { FlavorPills } from '#ui/components/catalog/list/flavor-pills.tsx';
import { ListRoute } from '#ui/routes/catalog/list-route.tsx';

/** The shop by its flavors (ROUTE-13, ROUTE-14). */
export const Flavors = () => <ListRoute kind="flavors" neighbours={FlavorPills} />;
