"""Softly modelled people: bodies from capsules and ellipsoids, melted together. They stand out of focus.
A figure stands on z=0 of its own frame, looks towards -y; 1 unit = 100 mm."""
from velto import *
import bmesh, random

SKIN = dict(deep=srgb('#4A2B1C'), brown=srgb('#6B4028'), warm=srgb('#7F4F31'), light=srgb('#96633F'))


def cloth(name, col, col2=None, scale=1.0, kind='plain', rough=.75):
    """Fabric; 'kitenge' prints rings and leaves, 'check' squares, 'stripe' lines."""
    m, nt, out = new_mat(name)
    b = nt.nodes.new('ShaderNodeBsdfPrincipled')
    b.inputs['Roughness'].default_value = rough; b.inputs['Specular'].default_value = .2; b.inputs['Sheen'].default_value = .25
    tc = nt.nodes.new('ShaderNodeTexCoord')
    wr = nt.nodes.new('ShaderNodeTexNoise'); wr.inputs['Scale'].default_value = .9; wr.inputs['Detail'].default_value = 3; wr.inputs['Distortion'].default_value = 1.2
    bp = nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = .8; bp.inputs['Distance'].default_value = .22
    nt.links.new(tc.outputs['Object'], wr.inputs['Vector']); nt.links.new(wr.outputs['Fac'], bp.inputs['Height']); nt.links.new(bp.outputs[0], b.inputs['Normal'])
    if kind == 'plain':
        b.inputs['Base Color'].default_value = col
    else:
        if kind == 'kitenge':
            t = nt.nodes.new('ShaderNodeTexVoronoi'); t.inputs['Scale'].default_value = scale; f = t.outputs['Distance']
        elif kind == 'stripe':
            t = nt.nodes.new('ShaderNodeTexWave'); t.inputs['Scale'].default_value = scale; t.bands_direction = 'X'; f = t.outputs['Fac']
        else:
            t = nt.nodes.new('ShaderNodeTexChecker'); t.inputs['Scale'].default_value = scale; f = t.outputs['Fac']
        nt.links.new(tc.outputs['Object'], t.inputs['Vector'])
        cr = nt.nodes.new('ShaderNodeValToRGB'); e = cr.color_ramp.elements
        e[0].position, e[0].color, e[1].position, e[1].color = .40, col, .46, col2
        nt.links.new(f, cr.inputs[0]); nt.links.new(cr.outputs[0], b.inputs['Base Color'])
    nt.links.new(b.outputs[0], out.inputs[0])
    return m


def skin(tone):
    n = 'skin_' + tone
    if n in bpy.data.materials: return bpy.data.materials[n]
    m = simple(n, SKIN[tone], .48, .42)
    return m


def _add(bm, center, radii, rot=None, seg=24):
    M = Matrix.Translation(center) @ (rot or Matrix()) @ Matrix.Diagonal((*radii, 1))
    bmesh.ops.create_uvsphere(bm, u_segments=seg, v_segments=seg // 2, radius=1, matrix=M)


def _cap(bm, p0, r0, p1, r1, seg=20):
    p0, p1 = Vector(p0), Vector(p1)
    d = p1 - p0
    n = max(2, int(d.length / (min(r0, r1) * .35)) + 1)
    for i in range(n + 1):
        t = i / n
        r = r0 + (r1 - r0) * t
        bmesh.ops.create_icosphere(bm, subdivisions=2, radius=r, matrix=Matrix.Translation(p0 + d * t))


def blob(name, parts, mat, parent, voxel=.09, smooth=6, loc=(0, 0, 0), rot=(0, 0, 0)):
    """parts: ('e', centre, radii[, rotation in degrees]) or ('c', p0, r0, p1, r1)"""
    bm = bmesh.new()
    for p in parts:
        if p[0] == 'e':
            R = Euler([math.radians(a) for a in p[3]]).to_matrix().to_4x4() if len(p) > 3 else None
            _add(bm, p[1], p[2], R)
        else:
            _cap(bm, *p[1:])
    me = bpy.data.meshes.new(name); bm.to_mesh(me); bm.free()
    me.materials.append(mat)
    for p in me.polygons: p.use_smooth = True
    o = bpy.data.objects.new(name, me); bpy.context.scene.collection.objects.link(o)
    o.parent = parent; o.location = loc; o.rotation_euler = [math.radians(a) for a in rot]
    r = o.modifiers.new('r', 'REMESH'); r.mode = 'VOXEL'; r.voxel_size = voxel; r.use_smooth_shade = True
    s = o.modifiers.new('s', 'SMOOTH'); s.factor = .5; s.iterations = smooth
    return o


def elbow(S, T, a, b, pole):
    """Two-bone reach: where the elbow is."""
    S, T, pole = Vector(S), Vector(T), Vector(pole).normalized()
    d = T - S; L = min(d.length, (a + b) * .995); u = d.normalized()
    x = (a * a - b * b + L * L) / (2 * L); h = math.sqrt(max(0, a * a - x * x))
    p = (pole - u * pole.dot(u)).normalized()
    return S + u * x + p * h, S + u * L


def hand(at, d, up, mat, parent, curl=.35, point=False, side=1):
    """A relaxed hand at the wrist 'at', pointing along d, back of the hand towards up."""
    d, up = Vector(d).normalized(), Vector(up)
    up = (up - d * up.dot(d)).normalized(); lat = d.cross(up) * side
    at = Vector(at)
    P = lambda f, l, u: at + d * f + lat * l + up * u
    parts = [('c', P(-.1, 0, 0), .27, P(.30, 0, 0), .30), ('c', P(.25, -.22, 0), .20, P(.72, -.24, 0), .19), ('c', P(.25, .0, .03), .22, P(.76, .0, .02), .20), ('c', P(.25, .22, 0), .20, P(.72, .26, 0), .18)]
    for i, l in enumerate((-.30, -.10, .11, .31)):
        ln = (.80, .90, .84, .66)[i]
        c = 0 if point and i == 0 else curl if not point else 1.5
        k = P(.78 - abs(i - 1.3) * .05, l, 0)
        k1 = k + (d * math.cos(c) - up * math.sin(c)) * ln * .48
        k2 = k1 + (d * math.cos(c * 2) - up * math.sin(c * 2)) * ln * .40
        parts += [('c', k, .125, k1, .115), ('c', k1, .115, k2, .095)]
    parts += [('c', P(.18, -.24, -.05), .17, P(.48, -.50, -.18), .14), ('c', P(.48, -.50, -.18), .14, P(.82, -.52, -.26), .11)]
    return blob('hand', parts, mat, parent, .055, 2)


def person(loc, rot=0, tone='brown', shirt=None, trousers=None, apron=None, hair='short', wrap=None, height=17.0, wide=1.0, collar=None,
           sleeve='short', left=None, right=None, female=False, look=(0, 0), lean=0, cap=None, smile=True, hands=True, legs=True, hold=None):
    """left / right: where that hand goes, in the figure's own frame before scaling (left is +x, the figure's own left)."""
    legs = legs and loc[1] > 20
    near = loc[1] < 12
    v = 1 if near else 1.6   # coarser far away
    g = empty('person', loc, (0, 0, rot)); k = height / 17.0; g.scale = (k, k, k)
    up = empty('upper', (0, 0, 9.2), (lean, 0, 0), g)
    U = empty('u', (0, 0, -9.2), parent=up)
    sk = skin(tone); shirt = shirt or cloth('shirt_d', srgb('#D9D2C4')); trousers = trousers or simple('trouser', srgb('#1C2430'), .8, .2)
    w = wide * (.90 if female else 1)
    hairm = bpy.data.materials.get('hair') or simple('hair', srgb('#120E0C'), .78, .22)
    # torso
    t = [('e', (0, .05, 9.4), (1.62 * w * (1.08 if female else 1), 1.10 * w, 1.2)), ('e', (0, .05, 10.8), (1.42 * w, 1.02 * w, 1.4)), ('e', (0, .02, 12.3), (1.60 * w, 1.10 * w, 1.55)),
         ('c', (-1.55 * w, .1, 13.45), .62, (1.55 * w, .1, 13.45), .62), ('c', (-.9 * w, .15, 13.75), .50, (.9 * w, .15, 13.75), .50), ('c', (0, .2, 13.6), .8, (0, .16, 14.1), .60)]
    if female: t += [('e', (-.62, -.62, 12.45), (.66, .60, .66)), ('e', (.62, -.62, 12.45), (.66, .60, .66))]
    S = {s: Vector((s * 1.82 * w, .1, 13.35)) for s in (-1, 1)}
    arms = {}
    for s, T in ((1, left), (-1, right)):
        T = T or (s * 2.25 * w, -.35, 8.1)
        E, H = elbow(S[s], T, 2.95, 2.75, (s * .55, 1.0, -.5))
        arms[s] = (E, H)
        if sleeve == 'short':
            t += [('c', S[s], .66, S[s].lerp(E, .66), .60)]
        elif sleeve == 'long':
            t += [('c', S[s], .66, E, .50), ('c', E, .50, E.lerp(H, .90), .38)]
        else:
            t += [('c', S[s], .60, S[s].lerp(E, .16), .60)]
    blob('shirt', t, shirt, U, .15 * v, 5)
    for s in (-1, 1):
        E, H = arms[s]
        a = [('c', E, .40, H, .26)]
        if sleeve != 'long': a += [('c', S[s].lerp(E, .3), .47, E, .40)]
        if sleeve != 'long': blob('arm', a, sk, U, .10 * v, 4)
        if hands and near:
            d = (H - E).normalized()
            o = hand(H, d, (-.25 * s, -.4, 1) if d.z > -.7 else (s, -.3, 0), sk, U, curl=.5, side=s)
    if legs and female and trousers.name.startswith('skirt'):
        blob('skirt', [('e', (0, .05, 9.2), (1.7, 1.2, .9)), ('c', (0, .05, 8.8), 1.45, (0, .05, 4.2), 1.9)], trousers, g, .25, 5)
        lg = [('c', (s * .6, .1, 4.6), .5, (s * .6, .2, .5), .34) for s in (-1, 1)]
        blob('legs', lg, sk, g, .12, 4) if legs else None
    elif legs:
        lg = [('e', (0, .05, 9.0), (1.55 * w, 1.05 * w, .8))]
        for s in (-1, 1): lg += [('c', (s * .78, .05, 8.6), .86, (s * .85, 0, 4.7), .62), ('c', (s * .85, 0, 4.7), .62, (s * .9, .15, .6), .44)]
        blob('legs', lg, trousers, g, .22, 4)
        for s in (-1, 1): rbox('shoe', .85, 2.2, .7, .4, .25, .05, hairm, parent=g, loc=(s * .9, -.35, 0), ne=4, nc=6)
    # head
    h = empty('head', (0, .12, 14.55), (look[1], 0, look[0]), U)
    z = -14.55
    P = lambda x, y, zz: (x, y, zz + z)
    fz = .94 if female else 1
    head = [('c', P(0, .22, 13.9), .56 * fz, P(0, .12, 15.0), .50 * fz), ('e', P(0, .16, 15.98), (.80, .98, .92)), ('e', P(0, -.18, 15.45), (.66 * fz, .74, .78)), ('e', P(0, -.42, 14.98), (.40 * fz, .42, .34)),
            ('e', P(-.40, -.52, 15.42), (.26, .26, .24)), ('e', P(.40, -.52, 15.42), (.26, .26, .24)),
            ('c', P(0, -.86, 15.78), .10, P(0, -1.00, 15.46), .14), ('e', P(-.13, -.90, 15.40), (.13, .12, .09)), ('e', P(.13, -.90, 15.40), (.13, .12, .09)),
            ('e', P(0, -.80, 15.14), (.30, .16, .15)), ('c', P(-.48, -.70, 15.96), .10, P(.48, -.70, 15.96), .10)]
    for s in (-1, 1): head += [('e', P(s * .80, .14, 15.58), (.13, .26, .34), (0, 0, s * 18))]
    blob('face', head, sk, h, .062 * v, 3)
    dark = bpy.data.materials.get('brow') or simple('brow', srgb('#1A100B'), .6, .3)
    white = bpy.data.materials.get('eyew') or simple('eyew', srgb('#D8CFC2'), .4, .3)
    lip = bpy.data.materials.get('lip_' + tone) or simple('lip_' + tone, tuple(c * f for c, f in zip(SKIN[tone][:3], (1.05, .62, .62))) + (1,), .5, .35)
    for s in (-1, 1) if loc[1] < 40 else ():
        blob('brow', [('c', P(s * .17, -.84, 16.06), .045, P(s * .50, -.70, 16.08), .04)], dark, h, .03, 2)
        blob('eye', [('e', P(s * .33, -.74, 15.80), (.17, .10, .085))], white, h, .03, 1)
        blob('iris', [('e', P(s * .33, -.815, 15.80), (.085, .05, .085))], dark, h, .025, 1)
        blob('lash', [('c', P(s * .18, -.80, 15.885), .035, P(s * .49, -.70, 15.87), .035)], dark, h, .025, 1)
    if smile:
        blob('lips', [('c', P(-.30, -.82, 15.22), .05, P(0, -.98, 15.10), .075), ('c', P(0, -.98, 15.10), .075, P(.30, -.82, 15.22), .05)], lip, h, .03, 2)
        blob('teeth', [('c', P(-.17, -.945, 15.165), .035, P(.17, -.945, 15.165), .035)], white, h, .02, 1)
    else:
        blob('lips', [('c', P(-.25, -.88, 15.13), .05, P(.25, -.88, 15.13), .05)], lip, h, .03, 2)
    if hair == 'short':
        blob('hair', [('e', P(0, .26, 16.14), (.87, 1.02, .90)), ('e', P(0, .55, 15.8), (.80, .72, .75))], hairm, h, .08 * v, 3)
    elif hair == 'fade':
        blob('hair', [('e', P(0, .22, 16.24), (.78, .92, .84))], hairm, h, .06, 4)
    elif hair == 'afro':
        blob('hair', [('e', P(0, .38, 16.35), (1.25, 1.25, 1.12))], hairm, h, .08, 3)
    elif hair == 'bun':
        blob('hair', [('e', P(0, .30, 16.12), (.88, 1.04, .92)), ('e', P(0, .62, 15.7), (.78, .66, .70)), ('e', P(0, .75, 17.05), (.52, .52, .48))], hairm, h, .08 * v, 3)
    elif hair == 'braids':
        blob('hair', [('e', P(0, .28, 16.14), (.90, 1.04, .92))] + [('c', P(x, .55, 15.9), .26, P(x * 1.25, .62, 13.6), .16) for x in (-.85, -.55, -.2, .2, .55, .85)], hairm, h, .08 * v, 3)
    if wrap:
        blob('wrap', [('e', P(0, .34, 16.30), (1.02, 1.18, .92), (-14, 0, 0)), ('e', P(.0, .10, 17.05), (.62, .50, .48)), ('e', P(.42, -.1, 17.2), (.40, .26, .34), (0, 30, 0)), ('e', P(-.42, -.1, 17.2), (.40, .26, .34), (0, -30, 0)), ('e', P(0, -.58, 16.38), (.78, .34, .30))], wrap, h, .08 * v, 3)
    if cap:
        blob('cap', [('e', P(0, .2, 16.30), (.90, 1.04, .82))], cap, h, .06, 4)
        rbox('brim', 1.25, 1.1, .10, .5, .04, .04, cap, parent=h, loc=P(0, -.95, 16.22), rot=(8, 0, 0), ne=4)
    # collar, apron
    if collar:
        for s in (-1, 1): blob('collar', [('c', P(s * .12, -.62, 13.62), .12, P(s * .58, .05, 14.22), .15), ('c', P(s * .12, -.62, 13.62), .10, P(s * .42, -.55, 13.35), .10)], collar, U, .05, 2, loc=(0, .0, -z))
    if apron:
        a = [('e', (0, -.12, 12.0), (1.12 * w, 1.12 * w, 1.3)), ('e', (0, .0, 10.6), (1.56 * w, 1.12 * w, 1.2)), ('e', (0, 0, 9.2), (1.74 * w, 1.22 * w, 1.4)), ('c', (-.8, -.35, 8), .9, (-.8, -.35, 6), .9), ('c', (.8, -.35, 8), .9, (.8, -.35, 6), .9)]
        blob('apron', a, apron, U, .15 * v, 5)
        for s in (-1, 1): tube('strap', [(s * .78 * w, -1.05, 12.75), (s * .80 * w, -.98, 13.5), (s * .66 * w, -.35, 14.02), (s * .5, .5, 14.2)], .13, apron, U)
    g['arms'] = 1
    return g, U, arms
